/** Every source of this folder: a report is there as soon as its file is. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Source } from '../source.ts'

const FOLDER = new URL('./', import.meta.url)
const files = readdirSync(fileURLToPath(FOLDER), { recursive: true, encoding: 'utf8' }).filter((file) => /[\\/][\w-]+\.ts$/.test(file) && !file.endsWith('.test.ts'))

export const sources: readonly Source[] = await Promise.all(
  files.sort().map(async (file) => ((await import(new URL(file.replaceAll('\\', '/'), FOLDER).href)) as { default: Source }).default),
)
