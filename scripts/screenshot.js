/**
 * Takes the pictures of pages for README and docs/page.md, with a headless Chromium.
 *
 *     npm run demo
 *     node scripts/screenshot.js [--height 600] [--dark] [report.html [picture.png]]
 *
 * The window's height is the picture's crop. $CHROME names the browser if it isn't found. Where there is pngquant
 * (https://pngquant.org), pictures get a palette and are a third as large.
 */
import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { tellUsage } from './lib/usage.js';

const run = promisify(execFile);

const WIDTH = 1200;
const MAX_BYTES = 150_000;
/** The page draws at once; this is for its fonts, ms. */
const SETTLE_MS = 5000;
const TIMEOUT_MS = 60_000;
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const root = fileURLToPath(new URL('..', import.meta.url));
tellUsage(import.meta.url);
const { values, positionals } = parseArgs({
  options: { height: { type: 'string', default: '600' }, dark: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [page = path.join(root, '.cryptoprof/demo-sync/report.html'), picture = path.join(root, 'docs/images/page.png')] =
  positionals;

try {
  await takePicture(page, picture, { height: Number(values.height), isDark: values.dark });
  const { width, height, bytes } = await measure(picture);
  console.log(`${path.relative(process.cwd(), picture)}: ${width} x ${height}, ${bytes} bytes`);
  if (width !== WIDTH) throw new Error(`it is ${width} pixels wide, not ${WIDTH}`);
  if (bytes > MAX_BYTES) throw new Error(`it is larger than ${MAX_BYTES} bytes: choose a smaller --height`);
} catch (error) {
  console.error(`screenshot: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/**
 * @param {string} page path of the HTML file
 * @param {string} picture path of the PNG file to write
 * @param {{height: number, isDark: boolean}} window px, and whether its system is dark
 */
async function takePicture(page, picture, { height, isDark }) {
  await access(page);
  const browser = await findBrowser();
  const target = path.resolve(picture);
  await mkdir(path.dirname(target), { recursive: true });
  // What is there from before must not pass for what could not be taken.
  await rm(target, { force: true });
  const browserProfile = await mkdtemp(path.join(os.tmpdir(), 'cryptoprof-screenshot-'));
  try {
    await run(
      browser,
      [
        '--headless',
        '--disable-gpu',
        '--hide-scrollbars',
        '--force-device-scale-factor=1',
        // Chromium refuses to run as root with its sandbox; the page is our own and may load nothing.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        `--user-data-dir=${browserProfile}`,
        // 0 is dark (blink::mojom::PreferredColorScheme).
        `--blink-settings=preferredColorScheme=${isDark ? 0 : 1}`,
        `--window-size=${WIDTH},${height}`,
        `--virtual-time-budget=${SETTLE_MS}`,
        `--screenshot=${target}`,
        pathToFileURL(page).href,
      ],
      { timeout: TIMEOUT_MS },
    );
  } finally {
    await rm(browserProfile, { recursive: true, force: true, maxRetries: 3 });
  }
  // Without it the picture stays as it is.
  await run('pngquant', ['--force', '--output', target, '128', target], { timeout: TIMEOUT_MS }).catch(() => {});
}

/**
 * @returns {Promise<string>} a browser that runs
 * @throws {Error} if there is none
 */
async function findBrowser() {
  for (const browser of process.env.CHROME ? [process.env.CHROME] : BROWSERS) {
    const runs = await run(browser, ['--version'], { timeout: TIMEOUT_MS }).then(
      () => true,
      () => false,
    );
    if (runs) return browser;
  }
  throw new Error(`none of these runs: ${process.env.CHROME ?? BROWSERS.join(', ')}`);
}

/**
 * @param {string} picture path of a PNG file, whose first chunk holds its size
 *   (https://www.w3.org/TR/png-3/#11IHDR)
 * @returns {Promise<{width: number, height: number, bytes: number}>} its size in px, and the file's
 */
async function measure(picture) {
  const file = await readFile(picture);
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), bytes: file.length };
}
