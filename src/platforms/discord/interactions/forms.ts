// A form in place of a command that lacks its file: it asks for the file and the other options, and
// what is sent with it is the same call.

import {
  type APIComponentInLabel,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  type APIModalSubmission,
  ComponentType,
  InteractionType,
  TextInputStyle,
} from "discord.js";
import {
  type ChoiceOption,
  type CommandCall,
  type CommandSpec,
  type FileOption,
  type Incoming,
  isFileOption,
  type LinkedCall,
  type OptionSpec,
  subcommandOf,
  type TextOption,
} from "../../../chat/index.ts";
import { type Locale, say } from "../../../infra/i18n/index.ts";
import {
  CHOICE_CHARACTERS,
  DESCRIPTION_CHARACTERS,
  FORM_CHARACTERS,
  FORM_PARTS,
  INPUT_CHARACTERS,
  shorten,
} from "../limits.ts";

export type Form = APIModalInteractionResponseCallbackData;

/** Marks forms of this kind among those that earlier or later versions show. */
const CALL = "call";

type Askable = FileOption | TextOption | ChoiceOption;

/** The form for a slash command with a file option; a form cannot follow a form. */
export function formFor(
  incoming: Incoming,
  type: InteractionType,
  commands: readonly CommandSpec[],
): Form | undefined {
  if (incoming.type !== "command" || type !== InteractionType.ApplicationCommand) return undefined;
  const spec = subcommandOf(commands, incoming);
  if (!spec?.options.some(isFileOption)) return undefined;
  const { command, subcommand } = incoming;
  const parts = spec.options.filter(isAskable).slice(0, FORM_PARTS);
  return {
    custom_id: [CALL, command, subcommand].join(":"),
    title: shorten(say(incoming.caller.locale, spec.description), FORM_CHARACTERS),
    components: parts.map((option) => partFor(option, incoming)),
  };
}

/** People, places and roles are picked in the command alone. */
function isAskable(option: OptionSpec): option is Askable {
  return option.type === "file" || option.type === "text" || option.type === "choice";
}

function partFor(option: Askable, { options, caller: { locale } }: CommandCall): APILabelComponent {
  return {
    type: ComponentType.Label,
    label: shorten(option.name, FORM_CHARACTERS),
    description: shorten(say(locale, option.description), DESCRIPTION_CHARACTERS),
    component: inputFor(option, options[option.name], locale),
  };
}

/** `given`: what was typed in the command already. */
function inputFor(option: Askable, given: string | undefined, locale: Locale): APIComponentInLabel {
  const { name: custom_id } = option;
  if (option.type === "file") {
    const required = option.required === true;
    return { type: ComponentType.FileUpload, custom_id, file_types: [...option.endings], required };
  }
  if (option.type === "choice") {
    const options = option.choices.map(({ value, label }) => ({
      ...{ value, label: shorten(say(locale, label), CHOICE_CHARACTERS) },
      ...(value === given && { default: true }),
    }));
    return { type: ComponentType.StringSelect, custom_id, required: false, options };
  }
  return {
    ...{ type: ComponentType.TextInput, custom_id, style: TextInputStyle.Short, required: false },
    max_length: Math.min(option.maxLength, INPUT_CHARACTERS),
    ...(given && { value: given }),
  };
}

/**
 * What a form was sent to call; undefined for one that this version does not show. Its name may be
 * forged: commands without files, of which some are for managers alone, have no form.
 */
export function calledBy(
  { custom_id, components }: APIModalSubmission,
  commands: readonly CommandSpec[],
): LinkedCall | undefined {
  const [kind, command = "", subcommand = "", ...more] = custom_id.split(":");
  const spec = subcommandOf(commands, { command, subcommand });
  if (kind !== CALL || more.length > 0 || !spec?.options.some(isFileOption)) return undefined;
  const filled = components.flatMap((part) => {
    if (part.type !== ComponentType.Label) return [];
    const value = typedInto(part.component);
    return value ? [[part.component.custom_id, value] as const] : [];
  });
  return { command, subcommand, options: Object.fromEntries(filled) };
}

/** The only value, or the first one of several. */
function typedInto(input: object): string | undefined {
  const value = "values" in input && Array.isArray(input.values) ? input.values[0] : undefined;
  const found: unknown = "value" in input ? input.value : value;
  return typeof found === "string" ? found : undefined;
}
