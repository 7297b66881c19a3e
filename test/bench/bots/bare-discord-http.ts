// The least that answers Discord over HTTP: checks the signature, answers `/rps play` with a fixed message, and a press
// with the same message with its buttons for the next turn. It uses the same server library as ours, without logic or
// store; what it sends was recorded from our bot. BENCH_CHECK is `library`, which checks like the package that Discord
// documents (WebCrypto, the key read on each request), or `same`, which checks like ours.

import { createPublicKey, verify } from "node:crypto";
import { createAdaptorServer } from "@hono/node-server";
import { type APIApplication, type APIInteraction, REST, Routes } from "discord.js";
import { Hono } from "hono";
import { messageOf, type Payload, turnOf } from "./discord-payload.ts";

const { DISCORD_TOKEN = "", DISCORD_API_URL = "", DISCORD_PUBLIC_URL = "", PORT = "" } = process.env;
const { BENCH_PAYLOADS = "{}", BENCH_CHECK } = process.env;
const { post, edit }: Readonly<Record<"post" | "edit", Payload>> = JSON.parse(BENCH_PAYLOADS);
const PATH = "/discord/interactions";

type Check = (body: Buffer, signature: string, timestamp: string) => Promise<boolean>;

const rest = new REST({ api: DISCORD_API_URL }).setToken(DISCORD_TOKEN);
const application = (await rest.get(Routes.currentApplication())) as APIApplication;
const publicKey = Buffer.from(application.verify_key, "hex");

const byLibrary: Check = async (body, signature, timestamp) => {
  const message = Buffer.concat([new TextEncoder().encode(timestamp), body]);
  const key = await crypto.subtle.importKey("raw", publicKey, { name: "ed25519" }, false, ["verify"]);
  return crypto.subtle.verify({ name: "ed25519" }, key, Buffer.from(signature, "hex"), message);
};

const x = publicKey.toString("base64url");
const known = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
const same: Check = async (body, signature, timestamp) =>
  verify(null, Buffer.concat([Buffer.from(timestamp), body]), known, Buffer.from(signature, "hex"));

const check = BENCH_CHECK === "library" ? byLibrary : same;
const app = new Hono();
app.post(PATH, async ({ req }) => {
  const body = Buffer.from(await req.arrayBuffer());
  const signature = req.header("x-signature-ed25519") ?? "";
  if (!(await check(body, signature, req.header("x-signature-timestamp") ?? "").catch(() => false)))
    return new Response(null, { status: 401 });
  return new Response(JSON.stringify(answerTo(JSON.parse(body.toString()))), {
    headers: { "content-type": "application/json" },
  });
});

function answerTo(interaction: APIInteraction): object {
  if (interaction.type === 1) return { type: 1 };
  if (interaction.type === 3)
    return { type: 7, data: messageOf(edit, turnOf(interaction.data.custom_id) + 1) };
  return { type: 4, data: messageOf(post, 0) };
}

const server = createAdaptorServer({ fetch: app.fetch });
await new Promise<void>((resolve) => server.listen(Number(PORT), "127.0.0.1", resolve));
const length = { type: 3, name: "length", description: "How long" };
const play = { type: 1, name: "play", description: "Play", options: [length] };
const commands = [{ name: "rps", description: "Rock-paper-scissors", options: [play] }];
await rest.put(Routes.applicationCommands(application.id), { body: commands });
await rest.patch(Routes.currentApplication(), {
  body: { interactions_endpoint_url: `${DISCORD_PUBLIC_URL}${PATH}` },
});
process.send?.("ready");
