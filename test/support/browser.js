/** A real browser, as machines with Debian's packages have one or can get one, driven by playwright-core. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installedPackages } from './installed-packages.js';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Nothing of its own: no look for updates, no synchronisation. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns {string | null} path of Chromium, installed unless it was; null where it can't be */
function findChromium() {
  const found = () => CHROMIUM.find((file) => existsSync(file)) ?? null;
  if (found() === null && process.platform === 'linux' && process.getuid?.() === 0) {
    try {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
      execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
    } catch {
      // No Debian, or no way to its packages: there is none, and whoever asked says so.
    }
  }
  return found();
}

/** @returns {Promise<any | null>} a Browser of Playwright, to be closed by the caller; null if there is no Chromium */
export async function openBrowser() {
  const executablePath = findChromium();
  if (executablePath === null) {
    process.stderr.write('there is no Chromium here, and none can be installed\n');
    return null;
  }
  const modules = await installedPackages('playwright', ['playwright-core@1.65.1']);
  const { chromium } = createRequire(path.join(modules, 'x.js'))('playwright-core');
  return chromium.launch({ executablePath, args: FLAGS });
}
