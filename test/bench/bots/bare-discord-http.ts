// The least that answers Discord over HTTP: checks the signature, answers `/rps play` with a fixed message, and a press
// with the same message with its buttons for the next turn. It uses the same server library and check as ours, without
// logic or store; what it sends was recorded from our bot.

import { createPublicKey, verify } from "node:crypto";
import { createAdaptorServer } from "@hono/node-server";
import { type APIApplication, type APIInteraction, REST, Routes } from "discord.js";
import { Hono } from "hono";
import { COMMANDS, messageOf, type Payload, turnOf } from "./discord-payload.ts";
import { ready } from "./parent.ts";

const { DISCORD_TOKEN = "", DISCORD_API_URL = "", DISCORD_PUBLIC_URL = "", PORT = "" } = process.env;
const { BENCH_PAYLOADS = "{}" } = process.env;
const { post, edit }: Readonly<Record<"post" | "edit", Payload>> = JSON.parse(BENCH_PAYLOADS);
const PATH = "/discord/interactions";

const rest = new REST({ api: DISCORD_API_URL }).setToken(DISCORD_TOKEN);
const application = (await rest.get(Routes.currentApplication())) as APIApplication;
const x = Buffer.from(application.verify_key, "hex").toString("base64url");
const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });

const isSigned = (body: Buffer, signature: string, timestamp: string): boolean =>
  verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, "hex"));

const app = new Hono();
app.post(PATH, async ({ req }) => {
  const body = Buffer.from(await req.arrayBuffer());
  const signature = req.header("x-signature-ed25519") ?? "";
  if (!isSigned(body, signature, req.header("x-signature-timestamp") ?? ""))
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
await rest.put(Routes.applicationCommands(application.id), { body: COMMANDS });
await rest.patch(Routes.currentApplication(), {
  body: { interactions_endpoint_url: `${DISCORD_PUBLIC_URL}${PATH}` },
});
ready();
