// Forms. One replaces a command that lacks its file: it asks for the file and the other options, then makes the same
// call. The other answers a button that needs one value: the button is pressed again with it.

import {
  type APIComponentInLabel,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  type ModalSubmitInteraction,
  TextInputStyle,
} from "discord.js";
import {
  type CommandSpec,
  descriptionOf,
  isFileOption,
  type OptionSpec,
  subcommandOf,
} from "../../chat/feature.ts";
import { encodeAction, type LinkedCall, type Question } from "../../chat/view.ts";
import { type Locale, say } from "../../infra/i18n/index.ts";
import {
  CHOICE_CHARACTERS,
  DESCRIPTION_CHARACTERS,
  FORM_CHARACTERS,
  FORM_PARTS,
  INPUT_CHARACTERS,
  shorten,
} from "./limits.ts";

export type Form = APIModalInteractionResponseCallbackData;

/** Distinguishes these forms from those of earlier or later versions. */
const CALL = "call";

/** What a form asks for in a command's place. People and chats can be picked only in the command, unless a
 * button asks for one. */
export function formFor(
  { command, subcommand, options, pressed }: Question,
  locale: Locale,
  commands: readonly CommandSpec[],
): Form | undefined {
  const spec = subcommandOf(commands, { command, subcommand });
  const asked = spec?.options.filter(({ type, name }) => (pressed ? name === pressed.option : isTyped(type)));
  if (!spec || !asked || asked.length === 0) return undefined;
  return {
    custom_id: pressed ? encodeAction(pressed.action) : [CALL, command, subcommand].join(":"),
    title: shorten(pressed?.label ?? say(locale, descriptionOf(spec)), FORM_CHARACTERS),
    components: asked
      .slice(0, FORM_PARTS)
      .map((option) =>
        partFor(option, { given: options[option.name], locale, isOnly: pressed !== undefined }),
      ),
  };
}

const isTyped = (type: OptionSpec["type"]): boolean =>
  type === "file" || type === "text" || type === "choice";

interface Part {
  /** What was already typed in the command. */
  readonly given: string | undefined;
  readonly locale: Locale;
  /** Whether it's all that the form asks for. */
  readonly isOnly: boolean;
}

function partFor(option: OptionSpec, part: Part): APILabelComponent {
  const { locale } = part;
  return {
    type: ComponentType.Label,
    label: shorten(option.name, FORM_CHARACTERS),
    ...(option.description && {
      description: shorten(say(locale, option.description), DESCRIPTION_CHARACTERS),
    }),
    component: inputFor(option, part),
  };
}

function inputFor(option: OptionSpec, { given, locale, isOnly }: Part): APIComponentInLabel {
  const { name: custom_id } = option;
  const required = isOnly || ("required" in option && option.required === true);
  switch (option.type) {
    case "file":
      return { type: ComponentType.FileUpload, custom_id, file_types: [...option.endings], required };
    case "person":
      return { type: ComponentType.UserSelect, custom_id, required };
    case "choice":
      return {
        type: ComponentType.StringSelect,
        custom_id,
        required,
        options: option.choices.map(({ value, label }) => ({
          value,
          label: shorten(say(locale, label), CHOICE_CHARACTERS),
          ...(value === given && { default: true }),
        })),
      };
    case "text":
      return {
        type: ComponentType.TextInput,
        custom_id,
        style: TextInputStyle.Short,
        required,
        max_length: Math.min(option.maxLength, INPUT_CHARACTERS),
        ...(given && { value: given }),
      };
  }
}

/**
 * The call that a form makes; undefined for a form that this version doesn't show. The form's name may be forged:
 * commands without files, some of which are for managers only, have no form.
 */
export function calledBy(
  form: ModalSubmitInteraction<"raw">,
  commands: readonly CommandSpec[],
): LinkedCall | undefined {
  const [kind, command = "", subcommand = "", ...more] = form.customId.split(":");
  const spec = subcommandOf(commands, { command, subcommand });
  if (kind !== CALL || more.length > 0 || !spec?.options.some(isFileOption)) return undefined;
  return { command, subcommand, options: filledIn(form) };
}

/** What was typed or picked in a form, by option; of several, the first. */
export function filledIn({ fields }: ModalSubmitInteraction<"raw">): Readonly<Record<string, string>> {
  const values = [...fields.fields].flatMap(([option, field]) => {
    const value = "values" in field ? field.values?.[0] : "value" in field ? field.value : undefined;
    return typeof value === "string" && value !== "" ? [[option, value] as const] : [];
  });
  return Object.fromEntries(values);
}
