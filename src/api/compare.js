/** Two reports → what changed between them. */
export { compareReports } from '../compare/compare-reports.js';
