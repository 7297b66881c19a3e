// The roles feature: what a server of Discord may hang roles on, told of whoever lets the bot tell it.

import type { Background, Feature, LinkedRoles, Presence } from "../../src/chat/index.ts";
import type { Deeds } from "../kit/deeds.ts";
import type { Services } from "../kit/services.ts";
import { forgetRoleLink, rolesData } from "./data.ts";
import { openDeeds } from "./deeds.ts";
import { ROLE_FIELDS } from "./figures.ts";
import { createLinking, type RoleLinking } from "./linking.ts";
import { revokeDue } from "./revocations.ts";
import { lookSoon, type TellServices, tellDue } from "./telling.ts";

const LOOK_MS = 60_000;

export interface RolesFeature extends Feature {
  /** For whatever people do. */
  readonly deeds: Deeds;
  /** For the pages. */
  readonly linking: RoleLinking;
  /** Told with what the account feature is told. */
  readonly gone: Presence["gone"];
  /** Revokes and tells what is due. @throws StoreError */
  look(): Promise<void>;
}

export function rolesFeature(services: Services): RolesFeature {
  const background = keepTelling(services);
  const { rolesNow, look, lookQuietly } = background;
  const deeds = openDeeds(services, async (player) => {
    if (rolesNow()) await lookSoon(services, player);
  });
  return {
    commands: [],
    presses: {},
    personalData: rolesData(services, lookQuietly),
    background,
    deeds,
    linking: createLinking(services, rolesNow),
    gone: async ({ platform, kind, id }, at) => {
      if (kind === "person") await forgetRoleLink(services, { platform, id }, at);
    },
    look,
  };
}

interface Telling extends Background {
  rolesNow(): LinkedRoles | undefined;
  look(): Promise<void>;
  /** In the background. */
  lookQuietly(): void;
}

function keepTelling(services: TellServices): Telling {
  let roles: LinkedRoles | undefined;
  let isRegistered = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  const lookOnce = async (known: LinkedRoles): Promise<void> => {
    if (!isRegistered) {
      const isNew = await known.register(ROLE_FIELDS);
      isRegistered = true;
      if (isNew) services.log.info({ fields: ROLE_FIELDS.length }, "Discord knows what roles may hang on");
    }
    await revokeDue(services, known);
    await tellDue(services, known);
  };
  const look = async (): Promise<void> => {
    if (!roles) return;
    looking ??= lookOnce(roles).finally(() => {
      looking = undefined;
    });
    await looking;
  };
  const lookQuietly = (): void =>
    void look().catch((error: unknown) =>
      services.log.warn({ err: error }, "linked roles could not be looked at: tried again in a minute"),
    );
  return {
    rolesNow: () => roles,
    look,
    lookQuietly,
    start: async ({ linkedRoles }) => {
      roles = linkedRoles;
      if (!roles) return;
      timer = setInterval(lookQuietly, LOOK_MS);
      timer.unref();
      lookQuietly();
    },
    stop: async () => {
      clearInterval(timer);
      await looking?.catch(() => undefined);
    },
  };
}
