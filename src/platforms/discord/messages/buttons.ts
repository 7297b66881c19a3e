// A view's buttons as Discord's rows. A row too long is broken, never shortened: a button that
// vanished could not be pressed.

import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  ComponentType,
  ButtonStyle as DiscordStyle,
} from "discord.js";
import { type Button, type ButtonStyle, encodeAction } from "../../../chat/index.ts";
import { BUTTON_ROWS, BUTTONS_PER_ROW, LABEL_CHARACTERS, shorten } from "../limits.ts";

/** A row of buttons as Discord wants it. */
export type ButtonRow = APIActionRowComponent<APIButtonComponentWithCustomId>;

const STYLES: Readonly<Record<ButtonStyle, APIButtonComponentWithCustomId["style"]>> = {
  primary: DiscordStyle.Primary,
  success: DiscordStyle.Success,
  danger: DiscordStyle.Danger,
};

/**
 * The rows as they were given where they fit; broken at five buttons otherwise, and closed up where
 * that makes too many rows.
 * @throws RangeError when there are more buttons than a message can hold, or two that mean the
 * same: a defect of the view.
 */
export function renderButtons(rows: readonly (readonly Button[])[]): ButtonRow[] {
  requireDistinct(rows.flat());
  const asGiven = rows.flatMap(breakRow);
  const fitting = asGiven.length <= BUTTON_ROWS ? asGiven : breakRow(rows.flat());
  if (fitting.length > BUTTON_ROWS)
    throw new RangeError(`${rows.flat().length} buttons do not fit a Discord message`);
  return fitting.map(renderRow);
}

/** The rows of a message of components, as they were given: only the count of all its components
 * limits them. @throws RangeError as above. */
export function renderField(rows: readonly (readonly Button[])[]): ButtonRow[] {
  requireDistinct(rows.flat());
  return rows.flatMap(breakRow).map(renderRow);
}

function renderRow(row: readonly Button[]): ButtonRow {
  return { type: ComponentType.ActionRow, components: row.map(renderButton) };
}

function requireDistinct(buttons: readonly Button[]): void {
  const ids = buttons.map(({ action }) => encodeAction(action));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new RangeError(`two buttons of one message mean ${twice}`);
}

function breakRow(row: readonly Button[]): readonly (readonly Button[])[] {
  const count = Math.ceil(row.length / BUTTONS_PER_ROW);
  return Array.from({ length: count }, (_, index) =>
    row.slice(index * BUTTONS_PER_ROW, (index + 1) * BUTTONS_PER_ROW),
  );
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
