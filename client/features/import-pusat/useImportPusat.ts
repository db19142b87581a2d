/** A set of the pusat, looked at and chosen from: what the server found wrong stands at its row until it is looked at again. */
import { useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { hargaEmas } from '#domain/calls/harga-emas.ts'
import { cekPusat, importPusat, riwayatPusat, type BedaPusat } from '#domain/calls/import-pusat.ts'
import { masterSet, type SetPusat } from '#domain/impor/pusat.ts'
import type { ApiError } from '#client/net/api.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'

export type CekResult = CallReply<typeof cekPusat>

export const choosable = ({ tanda }: BedaPusat): boolean => tanda !== 'SALAH'

export function useImportPusat(set: SetPusat | undefined) {
  const [result, Results] = useState<CekResult>()
  const [gagal, setGagal] = useState<string>()
  const [picked, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [ditolak, setDitolak] = useState<ReadonlyMap<string, string[]>>(new Map())
  const otorisasi = useOtorisasi()
  const kosongkan = () => {
    Results(undefined)
    setGagal(undefined)
    setDitolak(new Map())
  }
  const cek = useSend(cekPusat, {
    onError: ({ message }) => setGagal(message),
    onDone({ data }) {
      Results(data)
      setChosen(new Set(data.baris.filter(choosable).map((b) => b.kode)))
    },
  })
  const master = set && masterSet(set)
  const kirim = useSend(importPusat, {
    changes: [
      riwayatPusat,
      hargaEmas,
      ...(master ? [master.screen.page!, ...Object.values(master.calls)] : []),
    ],
    // The server says which price moves too far: it knows the prices the day began with.
    izin: otorisasi.diminta('Harga dari pusat'),
    onError: (error) => {
      setDitolak(perRow(error, chosen))
      tellSaveError(error)
    },
    onDone({ message }) {
      toast('success', message)
      void ulang()
    },
  })
  const chosen = result?.baris.filter((b) => choosable(b) && picked.has(b.kode)) ?? []
  const ulang = async () => {
    kosongkan()
    if (set) await cek.send({ body: { set } }, { timeout: false })
  }
  const impor = async () => {
    if (!set || chosen.length === 0) return
    setDitolak(new Map())
    const rows = chosen.map(({ kode, sidik: digest }) => ({ kode, sidik: digest }))
    await kirim.send({ body: { set, dipilih: rows } }, { timeout: false })
  }
  return {
    result,
    gagal,
    chosen,
    ditolak,
    kosongkan,
    choose: (kode: readonly string[], on: boolean) =>
      setChosen((before) =>
        on ? new Set([...before, ...kode]) : new Set([...before].filter((k) => !kode.includes(k))),
      ),
    cek: () => void ulang(),
    impor: () => void impor(),
    mengecek: cek.busy,
    mengimpor: kirim.busy,
    modal: otorisasi.modal,
  }
}

/** The reasons of a refusal by the code of their row. */
function perRow({ errors }: ApiError, rows: readonly BedaPusat[]): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { field, message } of errors) {
    const [, index] = /^dipilih\.(\d+)/.exec(field) ?? []
    const kode = index === undefined ? undefined : rows[Number(index)]?.kode
    if (kode !== undefined) found.set(kode, [...(found.get(kode) ?? []), message])
  }
  return found
}
