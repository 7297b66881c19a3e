// Discord over HTTP: interactions and events arrive as requests from Discord. No connection or state is kept, so any
// number of processes can run behind one address.

import {
  type APIInteraction,
  type APIPingInteraction,
  DiscordAPIError,
  InteractionResponseType,
  InteractionType,
  type REST,
} from "discord.js";
import type { Presence } from "../../../chat/index.ts";
import { ConfigProblem } from "../../../infra/config-problem.ts";
import type { DeliveryAnswer, DeliveryHandler } from "../../../infra/http/server.ts";
import type { Log } from "../../../infra/logger.ts";
import { after } from "../../../infra/within.ts";
import type { PlatformHost } from "../../entry.ts";
import { describe } from "../interactions/refusal.ts";
import type { Service } from "../interactions/serve.ts";
import { askUntilAnswered, type Pause } from "../outage-at-start.ts";
import { askDiscord, keyOf, registerAddresses } from "./application.ts";
import { eventsHandler } from "./events.ts";
import { createFirstAnswers } from "./first-answers.ts";
import { type Fields, readJson } from "./read-json.ts";
import type { HttpSettings } from "./settings.ts";
import { type ReadSigned, signedReader } from "./signature.ts";

/** Enough for a delivery with its message and people; a form holds five texts of 4,000 characters. */
const BODY_BYTES_MAX = 1_000_000;
/** Discord waits three seconds for an answer and asks only once; the rest allows for proxies and inaccurate cloud
 * clocks. */
const INTERACTION_FRESH_MS = 5 * 60_000;
/** Events are redelivered for ten minutes, and it isn't documented whether they're signed again. */
const EVENT_FRESH_MS = 15 * 60_000;

/** The adapter's settings for calling Discord and being called by it. */
export interface HttpOptions extends HttpSettings {
  /** Absent: no port is open. */
  readonly route: NonNullable<PlatformHost["http"]>["route"] | undefined;
}

interface EndpointDependencies extends Pick<PlatformHost, "onConnection" | "onLost"> {
  readonly http: HttpOptions;
  /** Uses the bot's token. */
  readonly rest: REST;
  readonly service: Pick<Service, "receive">;
  readonly presence: Presence | undefined;
  readonly log: Log;
  /** The pause between attempts to reach Discord at startup. */
  readonly pause?: Pause | undefined;
}

/** What delivers interactions, open or being opened: the gateway or these endpoints. */
export interface Source {
  /** Resolves once interactions arrive. @throws ConfigProblem, DiscordAPIError; any error after `close` */
  readonly connected: Promise<{ readonly application?: string }>;
  /** Nothing is delivered after this. */
  close(): Promise<void>;
  /** After `close`: lets the next process continue. Never rejects. */
  handOver(): Promise<void>;
}

/** Starts serving the addresses that Discord calls. */
export function openEndpoints(deps: EndpointDependencies): Source {
  const own: Own = { closing: new AbortController(), stopWatching: () => undefined };
  const connected = open(deps, own);
  connected.catch(() => {});
  return {
    connected,
    close: async () => {
      own.closing.abort();
      own.stopWatching();
    },
    handOver: async () => undefined,
  };
}

interface Own {
  readonly closing: AbortController;
  stopWatching: () => void;
}

async function open(deps: EndpointDependencies, own: Own) {
  const { http, rest, service, presence, log, pause, onConnection, onLost } = deps;
  if (!http.route) throw new ConfigProblem("PORT", NO_PORT);
  const awaiting = { log, ended: own.closing.signal, pause, onConnection };
  const { application, time } = await askUntilAnswered(() => askDiscord(rest), awaiting);
  const clock = createClock(time);
  const signed = { publicKey: keyOf(application, http.publicKey), now: clock.now, log };
  const reader = (freshForMs: number) => signedReader({ ...signed, freshForMs });
  const route = (path: string, receive: DeliveryHandler): void =>
    http.route?.({ path, method: "POST", bodyBytes: BODY_BYTES_MAX, receive: unlessClosed(own, receive) });
  route(http.path, interactionsHandler(reader(INTERACTION_FRESH_MS), service));
  route(http.eventsPath, eventsHandler(reader(EVENT_FRESH_MS), presence, log));
  await registerAddresses(rest, application, http, log);
  own.stopWatching = watchRest({ rest, log, onConnection, onLost, onTime: clock.set });
  return { application: application.id, bot: application.name };
}

/** Discord's clock, so that the age limit doesn't depend on this machine's clock being right. */
function createClock(first: number) {
  let aheadMs = first - performance.now();
  return {
    now: () => performance.now() + aheadMs,
    set: (time: number) => {
      aheadMs = time - performance.now();
    },
  };
}

const NO_PORT = "must be set with DISCORD_MODE=http, because Discord calls it, such as PORT=8080";

/** 503 after `close`: a load balancer that then retries a different process gets its answer there. */
function unlessClosed(own: Own, receive: DeliveryHandler): DeliveryHandler {
  return (delivery) => (own.closing.signal.aborted ? { status: 503 } : receive(delivery));
}

/** Answers 401 if Discord didn't sign, 400 if it isn't an interaction, otherwise what the service says. */
export function interactionsHandler(
  readSigned: ReadSigned,
  service: Pick<Service, "receive">,
): DeliveryHandler {
  const answers = createFirstAnswers();
  return (delivery) =>
    after(readSigned(delivery), (body) => {
      if (!body) return { status: 401 };
      const delivered = readJson(body);
      if (isPing(delivered)) return PONG;
      if (!isInteraction(delivered)) return { status: 400 };
      return answers.answer(delivered.id, delivery, (inPlace) => service.receive(delivered, inPlace));
    });
}

const PONG: DeliveryAnswer = {
  status: 200,
  type: "application/json",
  body: JSON.stringify({ type: InteractionResponseType.Pong }),
};

function isPing(value: Fields | undefined): value is Fields & APIPingInteraction {
  return value?.type === InteractionType.Ping;
}

/** The signature authenticates Discord, so an interaction is not validated further. */
function isInteraction(value: Fields | undefined): value is Fields & APIInteraction {
  if (!value) return false;
  const { id, token, type } = value;
  return typeof id === "string" && typeof token === "string" && typeof type === "number";
}

const CHECKED_EVERY_MS = 60_000;

interface LivenessOptions extends Pick<PlatformHost, "onConnection" | "onLost"> {
  /** Uses the bot's token. */
  readonly rest: REST;
  readonly log: Log;
  readonly everyMs?: number;
  /** Called with the time on Discord's clock at each check. */
  onTime(time: number): void;
}

/** Checks periodically whether Discord answers, until the returned function is called: over HTTP there's no connection
 * that could break. */
export function watchRest(options: LivenessOptions): () => void {
  const { everyMs = CHECKED_EVERY_MS } = options;
  const timer = setInterval(
    () => void check(options).then((goesOn) => goesOn || clearInterval(timer)),
    everyMs,
  );
  timer.unref();
  return () => clearInterval(timer);
}

/** Resolves to whether to check again. */
async function check({ rest, log, onConnection, onLost, onTime }: LivenessOptions): Promise<boolean> {
  try {
    onTime((await askDiscord(rest)).time);
    onConnection?.("connected");
    return true;
  } catch (error) {
    if (error instanceof DiscordAPIError && error.status === 401) {
      onLost?.(
        new ConfigProblem("DISCORD_TOKEN", "Discord refuses it now. Set a new token and start again."),
      );
      return false;
    }
    log.warn(describe(error), "Discord's REST API isn't answering");
    onConnection?.("reconnecting");
    return true;
  }
}
