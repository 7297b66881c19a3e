// How updates arrive: by webhook, at whichever process the load balancer picks; or by polling, at the one process that
// holds the lease.

import type { HttpServer } from "../../infra/http/server.ts";
import type { Store } from "../../infra/store/index.ts";
import { keepAsking } from "./connection.ts";
import type { InFlightEvents } from "./in-flight.ts";
import { WEBHOOK_BODY_BYTES_MAX, WEBHOOK_CONNECTIONS } from "./limits.ts";
import { asHostsProblem } from "./login.ts";
import type { ApiClient } from "./outgoing/api-client.ts";
import { createPollerTurns } from "./poller-lease.ts";
import { type Polling, type PollingDependencies, startPolling } from "./polling.ts";
import { createWebhookHandler, webhookSecret } from "./webhook.ts";
import { setWebhook, type WebhookSetting, type WebhookWatch, watchWebhook } from "./webhook-setting.ts";

export interface Webhook {
  /** The public address that Telegram calls. */
  readonly url: string;
  readonly route: HttpServer["route"];
  /** Maximum concurrent requests, 1 to 100; default 40. */
  readonly connections?: number | undefined;
}

export interface ReceivingDependencies {
  readonly client: ApiClient;
  readonly inFlightEvents: InFlightEvents;
  readonly token: string;
  /** Absent: long polling. */
  readonly webhook?: Webhook | undefined;
  /** Where processes agree on who polls; absent: this is the only process. */
  readonly store?: Store | undefined;
  /** Milliseconds from an arbitrary origin. */
  now(): number;
}

export interface Receiving {
  /** Rejects with ConfigProblem. */
  open(): Promise<void>;
  /** Accepts nothing new after this. */
  close(): Promise<void>;
  /** Whether other processes may be handling updates now. */
  isBesideOthers(): boolean;
}

export function createReceiving(dependencies: ReceivingDependencies): Receiving {
  const { webhook, store } = dependencies;
  if (webhook) return byWebhook(dependencies, webhook);
  return store ? byOneOfMany(dependencies, store) : byPolling(dependencies);
}

function byWebhook({ client, inFlightEvents, token }: ReceivingDependencies, webhook: Webhook): Receiving {
  const { url, route, connections = WEBHOOK_CONNECTIONS } = webhook;
  const setting: WebhookSetting = { url, secret: webhookSecret(token), connections };
  let isOpen = true;
  let watch: WebhookWatch | undefined;
  return {
    async open() {
      const answer = createWebhookHandler({
        secret: setting.secret,
        ready: () => isOpen && inFlightEvents.hasRoom(),
        take: inFlightEvents.take,
        refused: () => watch?.refused(),
      });
      const { pathname: path } = new URL(url);
      route({ path, bodyBytes: WEBHOOK_BODY_BYTES_MAX, answer });
      await asHostsProblem(client, () => setWebhook(client, setting));
      watch = watchWebhook(client, setting);
    },
    // The webhook stays registered: other processes may be serving it, and Telegram queues updates.
    close: async () => {
      isOpen = false;
    },
    isBesideOthers: () => true,
  };
}

function byPolling({ client, inFlightEvents }: ReceivingDependencies): Receiving {
  let polling: Polling | undefined;
  return {
    open: async () => {
      polling = await asHostsProblem(client, () => startPolling({ client, inFlightEvents }));
    },
    close: async () => polling?.stop({ confirm: true }),
    isBesideOthers: () => false,
  };
}

function byOneOfMany({ client, inFlightEvents, token, now }: ReceivingDependencies, store: Store): Receiving {
  const poll = (guard: Required<Pick<PollingDependencies, "isOurs">>) =>
    asHostsProblem(client, () => startPolling({ client, inFlightEvents, ...guard }));
  const turns = createPollerTurns({
    store,
    bot: botOf(token),
    log: client.log,
    poll,
    every,
    now,
  });
  return {
    open: async () => {
      await turns.start();
      keepAsking(client);
    },
    close: () => turns.stop(),
    // A process that's stopping may have edits in flight while the next one handles presses.
    isBesideOthers: () => !turns.isPoller(),
  };
}

/** A token consists of the bot's number and a secret. */
function botOf(token: string): string {
  return token.split(":")[0] as string;
}

function every(ms: number, look: () => void): () => void {
  const timer = setInterval(look, ms).unref();
  return () => clearInterval(timer);
}
