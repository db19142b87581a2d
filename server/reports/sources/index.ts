/**
 * The source of every report of domain/reports, under the same name: a report is there as soon as its two files are.
 * A thread that makes one of them loads that file alone, by its name here.
 */
import { readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { modulDi } from '../../process/modul.ts'
import type { Source } from '../source.ts'

const REPORTS = fileURLToPath(new URL('../../../domain/reports/', import.meta.url))
const files = readdirSync(REPORTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.replaceAll('\\', '/'))
  .sort()

export const sourceFiles: readonly { file: string; source: Source }[] = await Promise.all(
  files.map(async (file) => ({
    file,
    source: (
      (await import(pathToFileURL(modulDi(new URL(file, import.meta.url))).href)) as { default: Source }
    ).default,
  })),
)
export const sources: readonly Source[] = sourceFiles.map(({ source }) => source)
