// What the host's page shows. Each part is read on its own, so that one that can't be read doesn't hide the others.

import { type HostBan, hostBans } from "../../../commands/place/index.ts";
import { type Concern, concerns } from "../../../commands/strategy/index.ts";
import { LEAGUE_GAMES, seasonAt } from "../../arena/league/index.ts";
import { DAY_MS, dayStart, shortPledgeId } from "../../core/fairness/index.ts";
import { readTally, type Tally, type TallyRow } from "../../infra/metrics/day-tally.ts";
import { valuesOf } from "../../infra/metrics/meters.ts";
import { PACKAGE } from "../../infra/source-hash.ts";
import { StoreError } from "../../infra/store/index.ts";
import { RESEALED_DAYS_BEFORE } from "../../people/host/index.ts";
import { type Html, html } from "../page/html.ts";
import type { Owner, Site } from "../page/page.ts";
import { scrolling } from "../page/parts.ts";

/** A site that has an owner. */
export interface OwnedSite extends Site {
  readonly owner: Owner;
}

const ROWS_MAX = 30;

export async function houseOf(site: OwnedSite): Promise<Html> {
  const { store, now } = site.app.services;
  const tally = readTally(store, now());
  const parts = await Promise.all([
    part(site, "What runs", runs(site, tally)),
    part(site, "Played", tally.then(played)),
    part(site, "Errors", tally.then(errors)),
    part(site, "Queues", queues()),
    part(site, "League", league(site)),
    part(site, "Pledge", pledge(site)),
    part(site, "Backup", backup(site)),
    part(site, "Strategies", strategies(site)),
    part(site, "Bans", hostBans(store).then(bans)),
  ]);
  return html`<div class="cards">${parts}</div>
<div class="actions"><form data-here="show"><button>Refresh</button></form><form data-here="leave"><button>Sign out</button></form></div>`;
}

async function part({ log }: OwnedSite, title: string, reading: Promise<Html>): Promise<Html> {
  const shown = await reading.catch((error: unknown) => {
    if (error instanceof StoreError)
      return html`<p class="bad">The store doesn’t answer (${error.code}).</p>`;
    log.error({ err: error }, "a part of the host's page failed");
    return html`<p class="bad">This part failed. The log says why.</p>`;
  });
  return html`<section class="card"><h2>${title}</h2>${shown}</section>`;
}

async function runs({ owner }: OwnedSite, tally: Promise<Tally>): Promise<Html> {
  const [{ health, store, platforms }, processes] = await Promise.all([
    owner.health(),
    tally.then(
      (known) => known.processes,
      () => [],
    ),
  ]);
  const lines = Object.entries(platforms).map(([name, { state, since, connections }]) => {
    const count = connections ? `, ${connections.connected} of ${connections.of} connections` : "";
    return html`<li>${name}: ${state}${count} since ${moment(Date.parse(since))}</li>`;
  });
  return html`<p>Gadalka ${PACKAGE.version}, <strong class="${health === "ok" ? "good" : "bad"}">${health}</strong></p>
<ul><li>store: ${store.kind}, ${store.state}</li>${lines}</ul>
<h3>Processes</h3><ul>${processes.map(({ version, startedAt }) => html`<li>${version}, since ${moment(startedAt)}</li>`)}</ul>
<p class="quiet">Those that served chats in the last three minutes. The lines above are about the one that answered.</p>`;
}

const played = ({ answered }: Tally): Html =>
  html`${days("Commands and presses that were answered", answered)}<p class="quiet">All processes, days in UTC.</p>`;

function errors({ errors: rows }: Tally): Html {
  return rows.length > 0 ? days("Errors by kind", rows) : html`<p>None in the last seven days.</p>`;
}

function days(name: string, rows: readonly TallyRow[]): Html {
  const sum = (of: (row: TallyRow) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const all = {
    kind: "all",
    today: sum(({ today }) => today),
    yesterday: sum(({ yesterday }) => yesterday),
    week: sum(({ week }) => week),
  };
  const row = ({ kind, today, yesterday, week }: TallyRow): Html =>
    html`<tr><th scope="row">${kind}</th><td class="number">${today}</td><td class="number">${yesterday}</td><td class="number">${week}</td></tr>`;
  return scrolling(
    name,
    html`<table><thead><tr><th>kind</th><th class="number">today</th><th class="number">yesterday</th><th class="number">7 days</th></tr></thead><tbody>${[all, ...rows.slice(0, ROWS_MAX)].map(row)}</tbody></table>`,
  );
}

async function queues(): Promise<Html> {
  const gauges = await Promise.all(["gadalka_queue_length", "gadalka_tournaments"].map(valuesOf));
  const [waiting = [], tournaments = []] = gauges;
  const line = (what: string) => (one: (typeof waiting)[number]) =>
    one.value > 0 && html`<li>${what} ${Object.values(one.labels).join(" ")}: ${one.value}</li>`;
  const lines = [...waiting.map(line("waiting for")), ...tournaments.map(line("tournaments"))].filter(
    Boolean,
  );
  return html`${lines.length > 0 ? html`<ul>${lines}</ul>` : html`<p>Nothing waits.</p>`}
<p class="quiet">In the process that answered.</p>`;
}

async function league({ app }: OwnedSite): Promise<Html> {
  const season = seasonAt(app.services.now());
  const lines = await Promise.all(
    LEAGUE_GAMES.map(async (game) => {
      const table = await app.league.table(game, season);
      if (!table) return html`<li>${game.id}: nothing played this month</li>`;
      const { entrants, rows, pairs } = table;
      const first = rows[0] && entrants[rows[0].entrant];
      return html`<li><a href="/arena/${game.id}/${table.season}">${game.id}</a>: ${pairs.played} of ${pairs.all} pairs, ${entrants.length} entrants${first && `, led by ${first.name ?? first.id}`}</li>`;
    }),
  );
  return html`<ul>${lines}</ul>`;
}

async function pledge({ app }: OwnedSite): Promise<Html> {
  const { host } = app.services;
  const { days: all } = host.pledge;
  const renewed = dayStart(host.pledge, all - RESEALED_DAYS_BEFORE);
  return html`<p><code>${shortPledgeId(host.pledge)}</code>, day ${host.today()} of ${all}. It ends on ${day(dayStart(host.pledge, all) + DAY_MS)}, and the bot renews it by itself from ${day(renewed)} on.</p>`;
}

async function backup({ owner }: OwnedSite): Promise<Html> {
  const { files, said } = owner.backups();
  return html`${said && html`<p>${said}</p>`}<ul>${files.map((name) => html`<li>${name}</li>`)}</ul>
<p>Copies everything stored into a new file in <code>backups</code> of <code>DATA_DIR</code>.</p>
${form("backup", {}, "Back up now", "Copy everything stored into a file?")}`;
}

async function strategies({ app }: OwnedSite): Promise<Html> {
  const all = await concerns(app.services.store);
  return html`${all.length === 0 && html`<p>None is reported or frozen.</p>`}${all.map(concern)}
<details><summary>Another one</summary>
${form("freeze", {}, "Freeze", "Take it out of play everywhere?", html`${NAMED}${WHY}`)}
${form("thaw", {}, "Thaw", "Let it play again?", NAMED)}</details>`;
}

const NAMED = field("strategy", "Name, id or start of the hash");
const WHY = field("why", "Why, shown to anyone who would play it");

function concern({ name, strategy, owner, frozen, reports }: Concern): Html {
  const said = reports.map(({ at, reason }) => html`<li>${day(at)}: ${reason ?? "no reason given"}</li>`);
  return html`<h3>${name}</h3><p class="quiet">${strategy}${owner && `, by ${owner}`}</p>
${frozen && html`<p class="warn">Frozen by the ${frozen.by} on ${day(frozen.at)}: ${frozen.why}</p>`}
<p>Reports: ${reports.length}</p><ul>${said}</ul>
${
  frozen
    ? form("thaw", { strategy }, "Thaw", `Let ${name} play again?`)
    : form("freeze", { strategy }, "Freeze", `Take ${name} out of play everywhere?`, WHY)
}`;
}

function bans(all: readonly HostBan[]): Html {
  const lines = all
    .toReversed()
    .map(
      ({ player, at, with: named }) =>
        html`<li>${player} since ${day(at)}${named && `, linked to ${named}`}${form("unban", { person: player }, "Unban", `Let ${player} play again?`)}</li>`,
    );
  return html`${all.length === 0 && html`<p>No one is banned.</p>`}<ul>${lines}</ul>
${form("ban", {}, "Ban", "Keep this person from playing anywhere?", field("person", "platform:id"))}`;
}

/** A form that the script sends once the host has confirmed it. */
function form(
  action: string,
  given: Readonly<Record<string, string>>,
  label: string,
  question: string,
  fields?: Html,
): Html {
  const hidden = Object.entries(given).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form data-do="${action}" data-question="${question}">${hidden}${fields}<p class="actions"><button>${label}</button></p></form>`;
}

function field(name: string, label: string): Html {
  return html`<label>${label} <input name="${name}" autocomplete="off"${name === "why" ? "" : html` required`}></label>`;
}

const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
