/** The browser of the stories and measurements: the system's Chromium, which npm need not download. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** Quiet, and at home in a container. Without a window Chromium falls over its own print preview of a PDF. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-print-preview',
]

/** @returns {string | undefined} */
export const findChromium = () => [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path))

/** Installs Debian's Chromium when there is none and we may. @returns whether there is one now. */
export function ensureChromium() {
  if (findChromium()) return true
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const may = existsSync('/usr/bin/apt-get') && (sudo.length === 0 || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0)
  if (may) {
    console.log('Installing Chromium (apt-get) …')
    const apt = (...args) => spawnSync([...sudo, 'apt-get'][0], [...sudo, 'apt-get', '-qq', ...args].slice(1), { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation')
  }
  if (findChromium()) return true
  console.error('No Chromium: install it (Debian: sudo apt-get install chromium), or say where it is in CHROMIUM_PATH')
  return false
}
