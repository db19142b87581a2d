/** The command that tries a test again as it was tried: with its chance, and with as much of what there is to try. */

/** The variables that tell a test its chance and its amount; test/tools/chance.ts reads them. */
const TOLD = ['KENCANA_ACAK', 'KENCANA_TEST_ALL']

/** @param name the whole of it; '' for all tests of the file */
export function again(file, name, env = process.env) {
  const told = TOLD.flatMap((variable) => (env[variable] ? [`${variable}=${env[variable]}`] : []))
  const one = name ? ['-t', quoted(name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))] : []
  return [...told, 'npx vitest run', file, ...one].join(' ')
}

/** As a shell takes it, whatever stands in it. */
const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`
