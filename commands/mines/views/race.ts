import type { Button, Mention, View } from "../../../src/chat/index.ts";
import { type Locale, nearestLocale, say } from "../../../src/infra/i18n/index.ts";
import { ANSWER_MINUTES, callingBlock, challengeButtons } from "../../kit/challenge.ts";
import { shownName } from "../../kit/shown-name.ts";
import { isAccepted, type Race, safeCells, winnerOf } from "../race/document.ts";
import { clock, codeLine, sizeOf } from "./game.ts";

export const RACE_SCOPE = "minesrace";

/** The race's current state, whether or not it was accepted. */
export function raceView(id: string, race: Race): View {
  if (!isAccepted(race)) return race.challenge.answer ? closedRaceView(race) : openRaceView(id, race, false);
  const locale = nearestLocale(race.locale);
  const play: Button = {
    label: say(locale, "button-race-play"),
    action: actionOf(id, "play"),
    style: "primary",
  };
  const isOver = winnerOf(race) !== undefined;
  const standings: Button = {
    label: say(locale, "button-race-standings"),
    action: actionOf(id, "standings"),
  };
  const verify: Button = { label: say(locale, "button-verify"), action: actionOf(id, "verify") };
  const small = isOver ? codeLine(race, id, locale) : howWords(id, race, locale);
  return {
    title: raceTitle(race, locale),
    blocks: [
      { type: "text", text: standingWords(race, locale) },
      { type: "quiet", text: small },
    ],
    buttons: [isOver ? [standings, verify] : [play, standings]],
  };
}

export function actionOf(id: string, move: string): Button["action"] {
  return { scope: RACE_SCOPE, session: id, turn: 0, move };
}

function raceTitle(race: Race, locale: Locale): string {
  const [first, second] = race.runners;
  const names = { first: first.name, second: second.name };
  return say(locale, "mines-race-title", { ...names, ...sizeOf(race), mines: race.rules.mines });
}

function howWords(id: string, race: Race, locale: Locale): string {
  return `${say(locale, "mines-race-how")}\n${codeLine(race, id, locale, true)}`;
}

/** Before the challenge is answered; `mentions`: whether to mention the challenged person. */
export function openRaceView(id: string, race: Race, mentions: boolean): View {
  const locale = nearestLocale(race.locale);
  const [, rival] = race.runners;
  const words = { ...namesOf(race), minutes: ANSWER_MINUTES };
  return {
    title: raceTitle(race, locale),
    blocks: [
      callingBlock(mentions ? mentionOf(rival) : undefined, say(locale, "challenge-race", words)),
      { type: "quiet", text: howWords(id, race, locale) },
    ],
    buttons: challengeButtons(locale, (move) => actionOf(id, move)),
  };
}

function mentionOf({ player, name }: Race["runners"][number]): Mention {
  const id = player.slice(player.indexOf(":") + 1);
  return { name: shownName(name), ...(id.startsWith("@") ? { handle: id.slice(1) } : { id }) };
}

function namesOf({ runners: [first, second] }: Race): { readonly caller: string; readonly name: string } {
  return { caller: shownName(first.name), name: shownName(second.name) };
}

function closedRaceView(race: Race): View {
  return endedView(race, closedBy(race));
}

function closedBy({ challenge }: Race): "challenge-declined" | "challenge-retracted" {
  return challenge.answer === "declined" ? "challenge-declined" : "challenge-retracted";
}

/** When the challenge has timed out. */
export function unansweredRaceView(race: Race): View {
  return endedView(race, "challenge-unanswered");
}

function endedView(
  race: Race,
  message: "challenge-declined" | "challenge-retracted" | "challenge-unanswered",
): View {
  const locale = nearestLocale(race.locale);
  const text = say(locale, message, namesOf(race));
  return { title: raceTitle(race, locale), blocks: [{ type: "text", text }] };
}

/** The standing of both runners, and the winner once decided. */
export function standingWords(race: Race, locale: Locale): string {
  const safe = safeCells(race);
  const lines = race.runners.map(({ name, result }) => {
    if (!result) return say(locale, "mines-race-open", { name });
    if (result.won) return say(locale, "mines-race-cleared", { name, time: clock(result.timeMs) });
    return say(locale, "mines-race-fell", { name, cleared: result.cleared, safe });
  });
  const winner = winnerOf(race);
  if (winner === undefined) return lines.join("\n");
  const last =
    winner === "level"
      ? say(locale, "mines-race-level")
      : say(locale, "mines-race-won", { name: race.runners[winner].name });
  return [last, ...lines].join("\n");
}
