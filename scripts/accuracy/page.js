export function renderPage(all) { return JSON.stringify(all.length); }
