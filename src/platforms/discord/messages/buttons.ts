// A view's buttons as action rows. Long rows are broken, never cut, so that no button disappears.

import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIButtonComponentWithURL,
  ComponentType,
  ButtonStyle as DiscordStyle,
} from "discord.js";
import { type Button, type ButtonStyle, encodeAction, type Link } from "../../../chat/index.ts";
import { BUTTON_ROWS, BUTTONS_PER_ROW, LABEL_CHARACTERS, shorten } from "../limits.ts";

/** A Discord action row of buttons. */
export type ButtonRow = APIActionRowComponent<APIButtonComponentWithCustomId | APIButtonComponentWithURL>;

const STYLES: Readonly<Record<ButtonStyle, APIButtonComponentWithCustomId["style"]>> = {
  primary: DiscordStyle.Primary,
  success: DiscordStyle.Success,
  danger: DiscordStyle.Danger,
};

/** Rows, broken at five or compacted. @throws RangeError on too many or duplicate actions. */
export function renderButtons(rows: readonly (readonly Button[])[]): ButtonRow[] {
  const buttons = rows.map((row) => row.map(renderButton));
  requireDistinct(buttons.flat());
  const asGiven = buttons.flatMap(breakRow);
  const fitting = asGiven.length <= BUTTON_ROWS ? asGiven : breakRow(buttons.flat());
  if (fitting.length > BUTTON_ROWS)
    throw new RangeError(`${rows.flat().length} buttons do not fit a Discord message`);
  return fitting;
}

/** Unchanged rows; only the component count is limited. @throws RangeError on duplicate actions. */
export function renderField(rows: readonly (readonly Button[])[]): ButtonRow[] {
  const buttons = rows.map((row) => row.map(renderButton));
  requireDistinct(buttons.flat());
  return buttons.flatMap(breakRow);
}

/** The rows with a link beside the last buttons, or in a row below if `hasRoom` for one more. */
export function withLink(
  rows: readonly ButtonRow[],
  link: Link | undefined,
  hasRoom: boolean,
): readonly ButtonRow[] {
  if (!link) return rows;
  const last = rows.at(-1);
  const button = renderLink(link);
  if (last && last.components.length < BUTTONS_PER_ROW)
    return [...rows.slice(0, -1), { ...last, components: [...last.components, button] }];
  return hasRoom ? [...rows, { type: ComponentType.ActionRow, components: [button] }] : rows;
}

function renderLink({ sign, label, url }: Link): APIButtonComponentWithURL {
  return {
    type: ComponentType.Button,
    style: DiscordStyle.Link,
    ...(sign && { emoji: { name: sign } }),
    label: shorten(label, LABEL_CHARACTERS),
    url,
  };
}

function requireDistinct(buttons: readonly APIButtonComponentWithCustomId[]): void {
  const ids = buttons.map(({ custom_id: id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new RangeError(`two buttons of one message mean ${twice}`);
}

function breakRow(row: readonly APIButtonComponentWithCustomId[]): ButtonRow[] {
  const count = Math.ceil(row.length / BUTTONS_PER_ROW);
  return Array.from({ length: count }, (_, index) => ({
    type: ComponentType.ActionRow,
    components: row.slice(index * BUTTONS_PER_ROW, (index + 1) * BUTTONS_PER_ROW),
  }));
}

function renderButton({ sign, label, action, style }: Button): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: style ? STYLES[style] : DiscordStyle.Secondary,
    ...(sign && { emoji: { name: sign } }),
    label: shorten(label, LABEL_CHARACTERS),
    custom_id: encodeAction(action),
  };
}
