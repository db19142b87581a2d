/**
 * Checks that the files an administrator copies ask for figures that exist: the dashboard, the alerts, and a section of
 * the runbook for each alert.
 */
import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { routes } from '#server/routes.ts'
import { nameOfCall } from '#server/http/alamat.ts'
import { LABEL } from './list.ts'
import { Papan } from './papan.ts'

const fill = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** Of others than this server: Prometheus itself, Patroni 3 (patroni/api.py), etcd 3.4. */
const LUAR = [
  'up',
  'patroni_primary',
  'patroni_sync_standby',
  'patroni_postgres_running',
  'patroni_xlog_location',
  'patroni_xlog_replayed_location',
  'etcd_server_has_leader',
]
const KATA = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'bool', 'offset'])
const LABEL_DIKENAL = new Set([...Object.keys(LABEL), 'le', 'instance', 'job'])

let ada: ReadonlySet<string>
beforeAll(async () => {
  ada = new Set([...(await new Papan().nama()), ...LUAR])
})

/** The names of figures in an expression: what is left when labels, texts and ranges are gone, and is no function. */
const namaDalam = (expr: string): string[] =>
  [
    ...expr
      .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\b(by|on|without|ignoring)\s*\([^)]*\)/g, ' ')
      .matchAll(/[a-zA-Z_][\w:]*(?!\w|\s*\()/g),
  ]
    .map(([nama]) => nama)
    .filter((nama) => !KATA.has(nama))
const labelDalam = (expr: string): string[] => [
  ...[...expr.matchAll(/([a-z_]+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, nama]) => nama!),
  ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, dalam]) =>
    dalam!.split(',').map((one) => one.trim()),
  ),
]

function harusAda(dimana: string, expr: string): void {
  const nama = namaDalam(expr)
  expect([dimana, nama.length > 0], expr).toEqual([dimana, true])
  expect([dimana, nama.filter((one) => !ada.has(one))]).toEqual([dimana, []])
  expect([dimana, labelDalam(expr).filter((one) => !LABEL_DIKENAL.has(one))]).toEqual([dimana, []])
  for (const [, ids] of expr.matchAll(/refusal(?:!?=|=~)"([^"]+)"/g))
    for (const id of ids!.split('|')) expect(LABEL.refusal).toContain(id)
  for (const [, kind] of expr.matchAll(/kind="([^"]+)"/g)) expect(LABEL.kind).toContain(kind)
  for (const [, tanda, call] of expr.matchAll(/call(=~?)"([^"]+)"/g)) {
    const cocok =
      tanda === '=' ? (one: string) => one === call : (one: string) => new RegExp(`^(?:${call})$`).test(one)
    expect([dimana, panggilan.some(cocok)]).toEqual([dimana, true])
  }
}
const panggilan = routes.map(({ call }) => nameOfCall(call))

it('reads an expression as it is meant', () => {
  expect(namaDalam('histogram_quantile(0.95, sum by (le, call) (rate(a_bucket{call="x"}[5m]))) > 1')).toEqual(
    ['a_bucket'],
  )
  expect(namaDalam('max(a) > 0 and b == 0 or absent(c{job="d"})')).toEqual(['a', 'b', 'c'])
})

interface Panel {
  title: string
  type: string
  targets?: { expr: string }[]
}

it('each picture of the dashboard asks for what is measured, and everything that was asked for is there', () => {
  const { panels } = JSON.parse(fill('deploy/grafana/kencana.json')) as { panels: Panel[] }
  const all = panels.filter((p) => p.type !== 'row')
  for (const { title, targets = [] } of all) {
    expect([title, targets.length > 0]).toEqual([title, true])
    for (const { expr } of targets) harusAda(title, expr)
  }
  const text = all.flatMap((p) => p.targets!.map((t) => t.expr)).join('\n')
  for (const bagian of [
    '0.5',
    '0.95',
    'pool_waiting',
    'locks_waiting',
    'standby_lag',
    'close_last',
    'backup_age',
    'eventloop',
    'resident_memory',
  ])
    expect(text).toContain(bagian)
})

const peringatan = (): { nama: string; expr: string; runbook: string }[] =>
  fill('deploy/prometheus/peringatan.yml')
    .split(/^ +- alert: /m)
    .slice(1)
    .map((bagian) => ({
      nama: bagian.split('\n', 1)[0]!.trim(),
      expr: /^ +expr: (.+)$/m.exec(bagian)![1]!,
      runbook: /^ +runbook: (.+)$/m.exec(bagian)![1]!,
    }))

it('each alert asks for what is measured, and the runbook says what to do', () => {
  const bagian = new Map(
    fill('docs/peringatan.md')
      .split(/^## /m)
      .slice(1)
      .map((one) => [one.split('\n', 1)[0]!.trim(), one]),
  )
  const all = peringatan()
  expect(all.length).toBe(fill('deploy/prometheus/peringatan.yml').match(/\balert:/g)!.length)
  for (const { nama, expr, runbook } of all) {
    harusAda(nama, expr)
    expect(runbook).toBe(`docs/peringatan.md#${nama.toLowerCase()}`)
    for (const kata of ['**First**', '**Not**'])
      expect([nama, bagian.get(nama)?.includes(kata)]).toEqual([nama, true])
  }
  expect([...bagian.keys()]).toEqual(all.map(({ nama }) => nama))
})

it('Prometheus is told of those rules', () => {
  expect(fill('deploy/prometheus/prometheus.yml')).toMatch(
    /rule_files:\n +- \/etc\/prometheus\/peringatan\.yml/,
  )
})
