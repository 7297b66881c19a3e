// Public API of the pictures: charts as data, drawn to PNG.

export type {
  Chart,
  CrossCell,
  CrossTable,
  DuelCard,
  HeatMap,
  LineChart,
  ResultGridCard,
  RowChart,
} from "./chart.ts";
export { drawChart } from "./draw.ts";
