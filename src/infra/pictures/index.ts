// The door of the pictures: charts as data, drawn into PNG.

export type { BoardPicture, Chart, HeatMap, LineChart, RowChart } from "./chart.ts";
export { drawChart } from "./draw.ts";
