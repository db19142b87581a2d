/**
 * Checks that the files given to an administrator (deploy/systemd, deploy/Dockerfile) say what the program does: its
 * settings, and how it is started.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { ofServer } from '../../bin/build.mjs'
import { startOptions } from './options.ts'

const ROOT = join(import.meta.dirname, '../..')
const fill = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** As systemd reads such a file, what is only an example too. */
const example = (): Record<string, string> =>
  Object.fromEntries(
    [...fill('deploy/systemd/kencana.env.contoh').matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
      ([, nama, nilai]) => [nama!, nilai!.replace(/^'(.*)'$/, '$1')],
    ),
  )

/** Node's own, and what only tells a program of ours from a test of it. */
const BUKAN_SETELAN = new Set(['NODE_ENV', 'NODE_EXTRA_CA_CERTS'])

/** Settings that the start asks for with every setting given, and those that programs of the server read by themselves. */
function reading(): Set<string> {
  const nama = new Set<string>()
  startOptions(
    [],
    new Proxy(example(), {
      get: (env, key: string) => {
        nama.add(key)
        return env[key]
      },
    }),
  )
  for (const file of readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(fixture|demo)/.test(file))
      for (const [, key] of fill(`server/${file}`).matchAll(/process\.env(?:\.|\[')(\w+)/g)) nama.add(key!)
  return nama
}

test('every setting that the server reads is in kencana.env.contoh, and no other', () => {
  const bersih = (nama: Iterable<string>) => [...nama].filter((n) => !BUKAN_SETELAN.has(n)).toSorted()
  expect(bersih(Object.keys(example()))).toEqual(bersih(reading()))
})

test('the settings of the file are good as they stand', () => {
  expect(startOptions([], example())).toMatchObject({ port: 8080, host: '127.0.0.1' })
})

const command = (): string => {
  const { flags, file } = ofServer('server/main.ts')
  return ['node', ...flags, file].join(' ')
}

/** Said of Node, and no setting. */
const lingkungan = (): RegExp =>
  new RegExp(
    `${Object.entries(ofServer('server/main.ts').env)
      .map(([nama, nilai]) => `${nama}=${nilai}`)
      .join(' ')}$`,
    'm',
  )

describe('a unit', () => {
  const rows = (nama: string): string[] => fill(`deploy/systemd/${nama}`).split('\n')
  it.each(['kencana.service', 'kencana@.service'])(
    '%s runs what npm start runs, and never as root',
    (nama) => {
      expect(rows(nama).find((l) => l.startsWith('ExecStart='))).toContain(`/usr/bin/${command()}`)
      expect(rows(nama)).toContain('User=kencana')
      expect(rows(nama).find((l) => l.startsWith('Environment='))).toMatch(lingkungan())
    },
  )

  it('of one server is locked as that of many', () => {
    const KUNCI =
      /^(NoNew|Capability|Ambient|Protect|Private|Restrict[A-Z]|Lock|SystemCall|UMask|StateDirectory)\w*=/
    const kunci = (nama: string) =>
      rows(nama)
        .filter((l) => KUNCI.test(l))
        .toSorted()
    expect(kunci('kencana@.service')).toEqual(kunci('kencana.service'))
    expect(kunci('kencana.service').length).toBeGreaterThan(15)
  })
})

describe('the image', () => {
  const dockerfile = fill('deploy/Dockerfile')
  it('runs what npm start runs, and never as root', () => {
    const cmd = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)![1]!) as string[]
    expect(cmd.join(' ')).toBe(`${command()} --baru`)
    expect(/^ENV NODE_ENV=.*$/m.exec(dockerfile)?.[0]).toMatch(lingkungan())
    expect(dockerfile.slice(dockerfile.lastIndexOf('FROM '))).toMatch(/^USER kencana$/m)
  })

  it('holds no settings: they come when it is run', () => {
    const env = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line]) =>
      line!.match(/\b[A-Z_]+(?==)/g)!,
    )
    expect(env.filter((nama) => /KUNCI|RAHASIA|SANDI|DATABASE_URL/.test(nama))).toEqual([])
  })
})
