// The profile feature: `/profile` with its views, comparisons, maps and consents.

import type { Background, Feature, PersonalData } from "../../src/chat/index.ts";
import {
  agreementsOf,
  type CompareRequest,
  closeProfile,
  handleOf,
  lastPlayedIn,
  type PlayerId,
  removeAgreements,
  removeHandle,
  removeRequests,
  removeShowTargets,
  requestsOf,
  showTargets,
  storedConsent,
  writePlayerId,
} from "../../src/people/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import type { Services } from "../kit/services.ts";
import { profile, profilePressCosts, profileScopes } from "./command.ts";
import { tellAnswers } from "./compare/delivery.ts";
import { PROFILE_SCOPE } from "./consent/view.ts";
import { openProfileWorker, type ProfileServices, type ProfileWorker } from "./worker/index.ts";

export interface ProfileSettings {
  /** Computes profiles off the main thread; by default in its own worker thread. */
  readonly profileWorker?: ProfileWorker;
}

export function profileFeature(
  services: Services,
  { profileWorker = openProfileWorker() }: ProfileSettings,
): Feature {
  const own = { ...services, profileWorker };
  return {
    commands: [profile(own)],
    presses: Object.fromEntries(profileScopes(own)),
    pressCosts: profilePressCosts,
    openToBanned: (event) =>
      event.type === "press" ? event.action.scope === PROFILE_SCOPE : event.subcommand === "privacy",
    personalData: personalData(own),
    background: outbox(own),
  };
}

function outbox(services: ProfileServices): Background {
  let answers: ReturnType<typeof tellAnswers> | undefined;
  return {
    start: async () => {
      answers = tellAnswers(services);
    },
    stop: async () => answers?.close(),
  };
}

function personalData({ store, now }: ProfileServices): PersonalData {
  return {
    kinds: [
      ...["person:consent", "person:agreements", "compare-request", "compare-requests-of", "profile-places"],
      ...["handle", "handle-of", "board:players", "board:people", "board:compare-answers"],
    ],
    export: async (person) => {
      const consent = await storedConsent(store, person);
      const comparisons = await agreementsOf(store, person);
      const questions = await requestsOf(store, writePlayerId(person), now());
      const handle = await handleOf(store, person);
      const shown = await showTargets(store, person);
      return {
        ...(consent && { consent, lastMatchIn: await lastPlayedIn(store, person, consent.places) }),
        ...(comparisons && { comparisons }),
        ...(questions.length > 0 && {
          comparisonQuestions: questions.map((one) => exportedQuestion(one, person)),
        }),
        ...(handle !== undefined && { handle }),
        ...(shown.length > 0 && { profileAskedFor: shown }),
      };
    },
    remove: async (person) => {
      const gameIds = CHAT_GAMES.map(({ id }) => id);
      const removed = [
        await closeProfile(store, person, gameIds, now()),
        // Removes requests first, so that an acceptance at the same time leaves no agreement behind.
        await removeRequests(store, person),
        await removeAgreements(store, person),
        await removeHandle(store, person),
        await removeShowTargets(store, person),
      ];
      return removed.some(Boolean);
    },
  };
}

/** The card's chat is the asked player's own, so it's in their export only. */
function exportedQuestion({ card, ...question }: CompareRequest, person: PlayerId): object {
  if (!card) return question;
  return { ...question, card: question.to === writePlayerId(person) ? card : { at: card.at } };
}
