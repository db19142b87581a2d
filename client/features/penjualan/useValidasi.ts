/** Validates sales one after the other; one that is refused does not hold up the rest. */
import { useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { daftarPenjualan, lihatPenjualan, validasiPenjualan } from '#domain/calls/penjualan.ts'
import { ApiError, call } from '#client/api.ts'
import { invalidate } from '#client/query.ts'
import { beep } from '#client/ui/beep.ts'

export type HasilValidasi = { no_faktur_group: string } & ({ baik: true; reply: CallReply<typeof validasiPenjualan> } | { baik: false; pesan: string[] })

export function useValidasi(onSelesai: () => void) {
  const [berjalan, setBerjalan] = useState<string>()
  const [hasil, setHasil] = useState<HasilValidasi[]>()

  const validasi = async (numbers: readonly string[]) => {
    const done: HasilValidasi[] = []
    for (const [i, no_faktur_group] of numbers.entries()) {
      setBerjalan(`${i + 1} dari ${numbers.length}`)
      done.push(await satu(no_faktur_group))
    }
    beep(done.every((h) => h.baik) ? 'success' : 'error')
    setBerjalan(undefined)
    setHasil(done)
    onSelesai()
    await invalidate(daftarPenjualan, lihatPenjualan)
  }
  return { validasi, berjalan, hasil, tutup: () => setHasil(undefined) }
}

async function satu(no_faktur_group: string): Promise<HasilValidasi> {
  try {
    return { no_faktur_group, baik: true, reply: await call(validasiPenjualan, { body: { no_faktur_group } }) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const causes = error.errors.map((e) => e.message)
    return { no_faktur_group, baik: false, pesan: causes.length ? causes : [error.message] }
  }
}
