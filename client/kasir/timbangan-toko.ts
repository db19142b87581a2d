/**
 * Which of the shop's scales this computer weighs with. Known to the computer like its port (timbangan.ts), and without
 * one too: a phone and a typed weight have a scale as well.
 */
import { perlengkapanToko } from '#domain/calls/perlengkapan.ts'
import { timbanganDipakai } from '#domain/rules/tera.ts'
import { observable, useObservable } from '#client/net/observable.ts'
import { useCall } from '#client/net/query.ts'
import { stored } from '#client/net/store.ts'

const kept = stored<string>('timbangan_dipakai')
/** How often it was chosen: what is chosen stands in the store alone. */
const times = observable(0)

export function pakaiTimbangan(no_timbangan: string): void {
  kept.write(no_timbangan)
  times.set(times.get() + 1)
}

const HOUR_MS = 3_600_000

/** The scales in use at the shop, and this computer's; undefined of it while nobody has chosen between several. */
export function useTimbanganToko() {
  const { data } = useCall(perlengkapanToko, {}, { staleTime: HOUR_MS, quiet: true })
  useObservable(times)
  const aktif = data?.timbangan ?? []
  return { known: data !== undefined, aktif, dipakai: timbanganDipakai(aktif, kept.read()) }
}
