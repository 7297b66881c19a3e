// Linked roles: https://discord.com/developers/docs/resources/application-role-connection-metadata. A server hangs
// a role on figures that the bot tells of a person, once that person has let it.

import {
  type APIApplicationRoleConnectionMetadata,
  ApplicationRoleConnectionMetadataType as MetadataType,
  type REST,
  Routes,
} from "discord.js";
import type { LinkedRoles, RoleField, RoleFigures } from "../../../chat/index.ts";
import { inEveryLanguage } from "../commands.ts";
import { ROLE_FIELD_CHARACTERS, ROLE_TITLE_CHARACTERS } from "../limits.ts";
import type { OAuthClient } from "./client.ts";

/** Beside the figure itself: who it is that is told of. */
const SCOPES = "identify role_connections.write";
/** As the person's profile there shows it. */
const SHOWN_AS = "Gadalka";

interface LinkedRolesDeps {
  readonly oauth: OAuthClient;
  /** As `DiscordAccess`. */
  readonly apiUrl: string;
  application(): Promise<string>;
  /** Runs with a client that has the bot's token. */
  asBot<T>(task: (rest: REST) => Promise<T>): Promise<T>;
}

export function createLinkedRoles({ oauth, apiUrl, application, asBot }: LinkedRolesDeps): LinkedRoles {
  return {
    register: async (fields) => {
      const route = Routes.applicationRoleConnectionMetadata(await application());
      const ours = fields.map(metadataOf);
      return asBot(async (rest) => {
        const theirs = (await rest.get(route)) as APIApplicationRoleConnectionMetadata[];
        if (normal(theirs) === normal(ours)) return false;
        await rest.put(route, { body: ours });
        return true;
      });
    },
    consentUrl: async ({ redirect, state }) => {
      const id = await application().catch(() => undefined);
      if (id === undefined) return undefined;
      const asked = { client_id: id, response_type: "code", redirect_uri: redirect, scope: SCOPES, state };
      return `${siteOf(apiUrl)}/oauth2/authorize?${new URLSearchParams(asked)}`;
    },
    accept: async ({ code, redirect }) => {
      const tokens = await oauth.exchange(code, redirect);
      if (tokens.state !== "done") return tokens;
      const person = await oauth.whose(tokens.value);
      if (person.state !== "done") return person;
      return { state: "done", value: { tokens: tokens.value, person: person.value } };
    },
    renew: oauth.renew,
    tell: async (tokens, figures) => {
      const id = await application().catch(() => undefined);
      if (id === undefined) return { state: "unavailable" };
      const body = { platform_name: SHOWN_AS, metadata: written(figures) };
      const path = Routes.userApplicationRoleConnection(id);
      const told = await oauth.call(tokens, "PUT", path, body);
      return told.state === "done" ? { state: "done", value: undefined } : told;
    },
    revoke: oauth.revoke,
  };
}

/** The site that people see, of the address that programs call. */
function siteOf(apiUrl: string): string {
  return apiUrl.replace(/\/+$/, "").replace(/\/api$/, "");
}

const TYPES: Readonly<Record<RoleField["asks"], MetadataType>> = {
  "at-least": MetadataType.IntegerGreaterThanOrEqual,
  "at-most": MetadataType.IntegerLessThanOrEqual,
  since: MetadataType.DatetimeLessThanOrEqual,
};

function metadataOf({ key, asks, title, about }: RoleField): APIApplicationRoleConnectionMetadata {
  const name = inEveryLanguage(title, ROLE_TITLE_CHARACTERS);
  const description = inEveryLanguage(about, ROLE_FIELD_CHARACTERS);
  return {
    ...{ type: TYPES[asks], key, name: name.base, description: description.base },
    ...{ name_localizations: name.localizations, description_localizations: description.localizations },
  };
}

/** What we tell of it alone, in one order. */
function normal(fields: readonly APIApplicationRoleConnectionMetadata[]): string {
  const inOrder = (names: object | null | undefined) => Object.entries(names ?? {}).sort();
  return JSON.stringify(
    fields.map(({ type, key, name, description, name_localizations, description_localizations }) => [
      ...[type, key, name, description],
      ...[inOrder(name_localizations), inOrder(description_localizations)],
    ]),
  );
}

function written(figures: RoleFigures): Record<string, string> {
  return Object.fromEntries(Object.entries(figures).map(([key, figure]) => [key, `${figure}`]));
}
