// The least that grammY can do: answers `/rps` with a fixed message, and a press by answering the query and editing the
// message for the next turn. No rules, no store. It polls with the runner, or serves a webhook.

import { createServer } from "node:http";
import { run } from "@grammyjs/runner";
import { Bot, InlineKeyboard, webhookCallback } from "grammy";
import { keysAt, TEXT } from "./bare-message.ts";

const { TELEGRAM_TOKEN = "", TELEGRAM_API_URL = "", TELEGRAM_WEBHOOK_URL, PORT } = process.env;
const bot = new Bot(TELEGRAM_TOKEN, { client: { apiRoot: TELEGRAM_API_URL } });

const keyboardAt = (turn: number) => ({
  reply_markup: InlineKeyboard.from(keysAt(turn).map((row) => row.map((key) => InlineKeyboard.text(...key)))),
});

bot.command("rps", (context) => context.reply(TEXT, keyboardAt(0)));
bot.on("callback_query:data", async (context) => {
  const turn = Number.parseInt(context.callbackQuery.data.split(":")[2] ?? "", 36);
  await Promise.all([
    context.answerCallbackQuery({ text: "Round 12 · 5 : 4" }),
    context.editMessageText(TEXT, keyboardAt(turn + 1)),
  ]);
});
// A refused call doesn't end the bot.
bot.catch(() => {});

await bot.init();
if (TELEGRAM_WEBHOOK_URL) {
  const secretToken = "a-secret-of-the-bench";
  createServer(webhookCallback(bot, "http", { secretToken })).listen(Number(PORT), "127.0.0.1");
  await bot.api.setWebhook(TELEGRAM_WEBHOOK_URL, { secret_token: secretToken, max_connections: 100 });
} else run(bot);
process.stdout.write("ready\n");
