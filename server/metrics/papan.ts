/** Holds what a server has counted of itself, and writes it for Prometheus. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, Summary } from 'prom-client'
import {
  lengkap,
  UKURAN,
  type Label,
  type NamaAmatan,
  type NamaCounter,
  type NamaGauge,
  type NamaUkuran,
  type Ukuran,
} from './list.ts'

/** Of the process, whoever is served in it: event loop, memory, collections, handles. Nobody who is not asked pays for them. */
let proses: Registry | undefined
function dariProses(): Registry {
  if (proses) return proses
  proses = new Registry()
  collectDefaultMetrics({ register: proses })
  return proses
}

type Terukur = Counter | Gauge | Histogram | Summary

function terukur(nama: string, { jenis, help, label = [], buckets = [] }: Ukuran, di: Registry): Terukur {
  const config = { name: nama, help, labelNames: label, registers: [di] }
  if (jenis === 'counter') return new Counter(config)
  if (jenis === 'summary') return new Summary({ ...config, percentiles: [] })
  return jenis === 'gauge' ? new Gauge(config) : new Histogram({ ...config, buckets: [...buckets] })
}

export class Papan {
  readonly #registry = new Registry()
  readonly #ukuran: ReadonlyMap<string, Terukur>

  constructor() {
    this.#ukuran = new Map(
      Object.entries<Ukuran>(UKURAN).map(([nama, ukuran]) => [
        nama,
        terukur(lengkap(nama as NamaUkuran), ukuran, this.#registry),
      ]),
    )
  }

  /** null: nobody knows, and nothing is said. */
  set(nama: NamaGauge, nilai: number | null): void {
    const gauge = this.#ukuran.get(nama) as Gauge
    if (nilai === null) gauge.remove()
    else gauge.set(nilai)
  }

  tambah<N extends NamaCounter>(nama: N, label: Label<N>): void {
    const counter = this.#ukuran.get(nama) as Counter
    counter.inc(label ?? {})
  }

  amati<N extends NamaAmatan>(nama: N, seconds: number, label: Label<N>): void {
    const ukuran = this.#ukuran.get(nama) as Histogram | Summary
    ukuran.observe(label ?? {}, seconds)
  }

  readonly contentType: string = Registry.PROMETHEUS_CONTENT_TYPE

  async written(): Promise<string> {
    return `${await this.#registry.metrics()}\n${await dariProses().metrics()}`
  }

  /** Every name there is, a histogram's and a summary's by their parts: what a dashboard may ask for. */
  async nama(): Promise<Set<string>> {
    const all = await Promise.all([this.#registry, dariProses()].map((r) => r.getMetricsAsJSON()))
    return new Set(
      all.flat().flatMap((m) => (BAGIAN[String(m.type)] ?? ['']).map((bagian) => m.name + bagian)),
    )
  }
}
const BAGIAN: Partial<Record<string, readonly string[]>> = {
  histogram: ['_bucket', '_sum', '_count'],
  summary: ['_sum', '_count'],
}
