// The calendar of rankings: which week and which month it is.

export { PERIODS, type Period, periodLeftMs, periodName } from "../infra/calendar.ts";
