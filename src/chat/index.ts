// Vocabulary shared by commands and platform adapters.

export { ACTION_BYTES_MAX, type Action, decodeAction, encodeAction, fitsButton } from "./action.ts";
export {
  type Bucket,
  type Budgets,
  chargeBucket,
  createBudgets,
  DEAR_BUDGETS,
  type DearBudget,
  EVENT_BUDGETS,
  type SharedBudgets,
  type Spending,
  type Verdict,
  WAITING_MAX,
} from "./budgets/index.ts";
export { cellWidth, cutToCells, wrappedLines } from "./cell-width.ts";
export { clockText, timeLeft } from "./clock-text.ts";
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
  type RoleOption,
  type SubcommandSpec,
  standsAlone,
  subcommandOf,
  type TextOption,
  type ValueLink,
  type Way,
  waysTo,
} from "./command.ts";
export { createDispatch, type DispatchDependencies, type KnownFailure } from "./dispatch.ts";
export {
  type Addressed,
  type Area,
  type Background,
  type Feature,
  type Messenger,
  NO_PERSONAL_DATA,
  type PersonalData,
} from "./feature.ts";
export { type FieldPart, fieldParts } from "./field-parts.ts";
export { FileProblem, isFileOption, linesWithFile } from "./files.ts";
export { gridColumns, gridText, wholeOf } from "./grid-text.ts";
export type {
  Caller,
  ChosenLanguages,
  CommandCall,
  CommandProblem,
  Completion,
  FoundPerson,
  FoundPlace,
  FoundRole,
  Incoming,
  LinkedCall,
  OfferRequest,
  Place,
  Platform,
  Press,
  Roles,
  SentFile,
  Unreadable,
} from "./incoming.ts";
export { localeOf, placeKey } from "./place-key.ts";
export type {
  Dispatch,
  EditHow,
  EditOutcome,
  PlatformAdapter,
  PostOutcome,
  Presence,
  PrivateChat,
  Whose,
} from "./platform.ts";
export type { SignedInPerson, SignIn } from "./proven.ts";
export type { Audience, Choice, Counted, Offer, Question, Reply } from "./reply.ts";
export { tableText } from "./table.ts";
export {
  type Block,
  type Button,
  type ButtonStyle,
  buttonText,
  type FieldLimits,
  fileBytes,
  type Grid,
  isMentioning,
  type Link,
  type Mention,
  mentionIn,
  type TypedAnswer,
  type View,
} from "./view.ts";
