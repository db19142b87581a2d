/** The browser of the stories and measurements: the system's Chromium, which npm need not download. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { aptGet } from './debian.mjs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const SHELL = 'chromium-headless-shell'

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

/** @param {string[]} places */
const first = (places) => [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path))

/** @returns {string | undefined} */
export const findChromium = () => first(PLACES)

/**
 * The same without what stands around a page: a fifth less work. It shows no PDF, so nothing can be printed with it.
 * @returns {string | undefined} Chromium itself where it is not installed
 */
export const findHeadlessShell = () => first([`/usr/bin/${SHELL}`, ...PLACES])

/** Installs Debian's Chromium when there is none and we may, and its headless shell where Debian has one. @returns whether there is a Chromium now. */
export function ensureChromium() {
  // A set CHROMIUM_PATH means that there is a Chromium already.
  const apt = process.env.CHROMIUM_PATH ? undefined : aptGet()
  if (!findChromium() && apt) {
    apt('update')
    apt('install', 'chromium', 'fonts-liberation')
  }
  if (findHeadlessShell() === findChromium() && apt && knownToApt(SHELL)) apt('install', SHELL)
  if (findChromium()) return true
  console.error(
    'No Chromium: install it (Debian: sudo apt-get install chromium), or say where it is in CHROMIUM_PATH',
  )
  return false
}

/** @param {string} name of a package */
const knownToApt = (name) => spawnSync('/usr/bin/apt-cache', ['show', name], { stdio: 'ignore' }).status === 0
