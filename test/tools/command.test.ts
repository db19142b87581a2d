/** Tests what each command says of itself, and what it takes: held to package.json and to the programs themselves. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bantuan, COMMANDS, wrongChoice } from '../../bin/perintah.mjs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test('every command of package.json says what it is for, before anything else', () => {
  const ofScripts = Object.keys(COMMANDS).filter((nama) => !nama.includes(' '))
  expect(ofScripts.sort()).toEqual(Object.keys(scripts).sort())
  for (const [nama, script] of Object.entries(scripts)) {
    expect(bantuan(nama), nama).toContain(COMMANDS[nama]!.arti)
    const [node, file, ...lain] = script.split(' ')
    expect(node, nama).toBe('node')
    if (!readFileSync(file!, 'utf8').includes(`bacaPerintah('${nama}')`))
      expect([file, ...lain]).toEqual(['bin/jalan.mjs', nama])
  }
})

test('it says so on a bare Node.js, where nothing is installed', () => {
  const empty = mkdtempSync(join(tmpdir(), 'kencana-perintah-'))
  try {
    cpSync('bin', join(empty, 'bin'), { recursive: true })
    copyFileSync('package.json', join(empty, 'package.json'))
    // A command of every way in: a program of its own, a server, a part of the sources, a tool.
    for (const nama of ['build', 'start', 'pulihkan', 'bench', 'bench checkout', 'lint']) {
      const [skrip, ...kata] = nama.split(' ')
      const args = [...scripts[skrip!]!.split(' ').slice(1), ...kata, '--help']
      expect(execFileSync(process.execPath, args, { cwd: empty, encoding: 'utf8' })).toBe(
        `${bantuan(nama)}\n`,
      )
    }
  } finally {
    rmSync(empty, { recursive: true, force: true })
  }
})

/** Options as a program's own sources name them: `lines: { type: 'string' … }`, `nilaiDari(args, '--ke')`, `args.includes('--siaga')`. */
function choicesFrom(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const bernama = [...text.matchAll(/^\s*(?:options: \{ )?(\w+): \{ type: '(?:string|boolean)'/gm)].map(
    ([, nama]) => nama!,
  )
  const sebaris = [...text.matchAll(/, (\w+): \{ type: '(?:string|boolean)'/g)].map(([, nama]) => nama!)
  const satuan = [...text.matchAll(/(?:nilaiDari\(\w[^,]*, |includes\()'--([\w-]+)'/g)].map(
    ([, nama]) => nama!,
  )
  return [...new Set([...bernama, ...sebaris, ...satuan])].sort()
}
const choices = (nama: string) =>
  Object.keys(COMMANDS[nama]!.pilihan ?? {})
    .map((satu) => satu.split(' ')[0]!.slice(2))
    .sort()

test('a measurement names the options that its program takes', () => {
  const ukuran = Object.entries(COMMANDS).filter(
    ([nama]) => nama.startsWith('bench ') || nama === 'test:faults',
  )
  expect(ukuran.map(([nama]) => [nama, choices(nama)])).toEqual(
    ukuran.map(([nama, { jalan }]) => [nama, choicesFrom(jalan!)]),
  )
})

test('what the server takes, every command that opens its database is told of', () => {
  const diServer = choicesFrom('server/settings/options.ts')
  expect([...choices('start'), ...choices('serve:fixture')]).toEqual(expect.arrayContaining(diServer))
  for (const nama of ['cadangan', 'pulihkan', 'periksa-buku', 'periksa-foto'])
    expect(choices(nama), nama).toEqual(expect.arrayContaining(['data', 'penyimpanan']))
  expect(choices('cadangan')).toEqual(expect.arrayContaining(['ke', 'periksa']))
  expect(choices('pulihkan')).toEqual(expect.arrayContaining(['gambar', 'sampai']))
})

test.each([
  ['start', ['--port', '9000', '--baru', '--tls', 'a.pem', 'b.pem'], undefined],
  ['start', ['--port=9000'], undefined],
  ['start', ['--porta'], 'Pilihan tidak dikenal: --porta; lihat: npm start -- --help'],
  ['start', ['--port'], '--port tanpa isi: --port ANGKA, port yang didengarkan (8080, atau PORT)'],
  ['start', ['--port', ''], /^--port tanpa isi/],
  ['start', ['--port='], /^--port tanpa isi/],
  ['start', ['--data', '--baru'], /^--data tanpa isi/],
  ['start', ['--tls', 'a.pem'], /^--tls tanpa isi: --tls CERT KEY/],
  ['start', ['--baru=ya'], '--baru tidak diberi isi'],
  ['start', ['9000'], '9000 bukan pilihan; lihat: npm start -- --help'],
  ['pulihkan', ['a.kencana', '--data', 'x'], undefined],
  ['pulihkan', ['--sampai'], /^--sampai tanpa isi/],
  ['cadangan', ['--periksa'], /^--periksa tanpa isi/],
  ['bench banding', ['checkout', '--putaran', '3', '--', '--clients', '1'], undefined],
  ['bench tutup', ['--sales'], /^--sales tanpa isi/],
  ['lint', ['--quiet', 'server'], undefined],
])('%s %j', (nama, args, kata) => {
  if (kata instanceof RegExp) expect(wrongChoice(nama, args)).toMatch(kata)
  else expect(wrongChoice(nama, args)).toBe(kata)
})
