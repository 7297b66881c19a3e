// Vocabulary shared by commands and platform adapters.

export {
  type Budgets,
  type CostlyBudget,
  createBudgets,
  EVENT_BUDGETS,
} from "./budgets.ts";
export { createDispatch, type DispatchDependencies, type KnownFailure } from "./dispatch/dispatch.ts";
export { FileProblem, isFileOption, linesWithFile } from "./dispatch/problems.ts";
export {
  type ButtonPress,
  type ChoiceOption,
  type Command,
  type CommandSpec,
  descriptionOf,
  type FileOption,
  type OptionSpec,
  type PersonOption,
  type PlaceOption,
  type PressHandler,
  published,
  type SubcommandSpec,
  standsAlone,
  subcommandOf,
  type TextOption,
  type ValueLink,
  type Way,
  waysTo,
} from "./feature/command.ts";
export {
  type Addressed,
  type Area,
  type Background,
  type Feature,
  type Messenger,
  NO_PERSONAL_DATA,
  type PersonalData,
  storedAs,
} from "./feature/feature.ts";
export type {
  Dispatch,
  EditHow,
  EditOutcome,
  PlatformAdapter,
  PostOutcome,
  PostRefusal,
  PrivateChat,
} from "./feature/platform.ts";
export { cellWidth, cutToCells, wrappedLines } from "./text/cell-width.ts";
export { clockText, timeLeft } from "./text/clock-text.ts";
export { tableText } from "./text/table.ts";
export {
  ACTION_BYTES_MAX,
  type Action,
  decodeAction,
  encodeAction,
  fitsButton,
} from "./vocabulary/action.ts";
export type {
  Caller,
  ChosenLanguages,
  CommandCall,
  CommandProblem,
  Completion,
  FoundPerson,
  FoundPlace,
  Incoming,
  LinkedCall,
  OfferRequest,
  Place,
  Platform,
  Press,
  SentFile,
  Unreadable,
} from "./vocabulary/incoming.ts";
export { localeOf, placeKey } from "./vocabulary/incoming.ts";
export type { Audience, Choice, Offer, Question, Reply } from "./vocabulary/reply.ts";
export {
  type Block,
  type Button,
  type ButtonStyle,
  buttonText,
  type FieldLimits,
  isMentioning,
  type Link,
  type Mention,
  mentionIn,
  type View,
} from "./vocabulary/view.ts";
