// The least that grammY can do: answers `/rps` with a fixed message, and a press by editing it for
// the next turn and answering the query. No logic, no store; what it sends was recorded from our
// bot. It runs on the same concurrent runner as ours, or behind a webhook with the library's own check.

import { createServer } from "node:http";
import { run } from "@grammyjs/runner";
import { Bot, webhookCallback } from "grammy";
import { attempted, ready } from "./parent.ts";

const { TELEGRAM_TOKEN = "", TELEGRAM_API_URL = "", BENCH_PAYLOADS = "{}" } = process.env;
const { TELEGRAM_WEBHOOK_URL, PORT } = process.env;
const { post, edit, answer } = JSON.parse(BENCH_PAYLOADS);

const bot = new Bot(TELEGRAM_TOKEN, { client: { apiRoot: TELEGRAM_API_URL } });

bot.command("rps", async (ctx) => {
  await attempted(ctx.reply(post.text, optionsOf(post, 0)));
});

bot.on("callback_query:data", async (ctx) => {
  const turn = turnOf(ctx.callbackQuery.data) + 1;
  await Promise.all([
    attempted(ctx.editMessageText(edit.text, optionsOf(edit, turn))),
    attempted(ctx.answerCallbackQuery({ text: answer.text })),
  ]);
});

type Button = { readonly text: string; readonly callback_data: string };

/** The recorded options, with buttons for a turn; `scope:session:turn:move` is a button's data. */
function optionsOf({ parse_mode, link_preview_options, reply_markup }: typeof post, turn: number) {
  const rows: readonly (readonly Button[])[] = reply_markup.inline_keyboard;
  const inline_keyboard = rows.map((row) =>
    row.map((button) => ({ ...button, callback_data: atTurn(button.callback_data, turn) })),
  );
  return { parse_mode, link_preview_options, reply_markup: { inline_keyboard } };
}

function atTurn(data: string, turn: number): string {
  const [scope, session, , move] = data.split(":");
  return [scope, session, turn.toString(36), move].join(":");
}

function turnOf(data: string): number {
  return Number.parseInt(data.split(":")[2] ?? "", 36);
}

await bot.init();
if (TELEGRAM_WEBHOOK_URL) {
  const secretToken = "a-secret-of-the-bench";
  const server = createServer(webhookCallback(bot, "http", { secretToken }));
  await new Promise<void>((resolve) => server.listen(Number(PORT), "127.0.0.1", resolve));
  await bot.api.setWebhook(TELEGRAM_WEBHOOK_URL, { secret_token: secretToken, max_connections: 100 });
} else run(bot);
ready();
