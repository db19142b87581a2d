/** Lines that were found for the archive, which of them are chosen, and what can be done with those (spec 001 §4). */
import { useEffect, useEffectEvent, useState } from 'react'
import { truncatePembelian, truncatePenjualan } from '#domain/calls/arsip.ts'
import { messages } from '#domain/messages.ts'
import { hariArsipTerakhir, jumlahArsip, type JenisArsip } from '#domain/rules/arsip.ts'
import { tambahHari, type TanggalSystem } from '#domain/units.ts'
import type { ApiError } from '#client/net/api.ts'
import { draftPlace } from '#client/net/draft.ts'
import { useSend } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { toast } from '#client/net/toasts.ts'
import { useTersimpan } from '#client/net/useTersimpan.ts'
import type { Rentang } from '#client/ui/RentangTanggal.tsx'
import { beliLine, jualLine, type BackupRow, type StatusGold } from './rows.ts'

interface Dicari {
  jenis: JenisArsip
  /** null: as far back as may be archived. */
  rentang: Rentang | null
  /** True when a search was made: it is made again when the screen is opened again. */
  dibuka: boolean
  /** Lines that are not chosen, by their number. Who bought what does not stay in a browser. */
  dilepas: string[]
}
const simpanan = draftPlace<Dicari>('backup')
const EMPTY: Dicari = { jenis: 'PENJUALAN', rentang: null, dibuka: false, dilepas: [] }
const isEmpty = (d: Dicari): boolean => d.jenis === 'PENJUALAN' && !d.rentang && !d.dibuka

/** A month of what is old enough. */
export const rentangAwal = (hariIni: TanggalSystem, min_hari: number): Rentang => {
  const tgl_to = hariArsipTerakhir(hariIni, min_hari)
  return { tgl_from: tambahHari(tgl_to, -30), tgl_to }
}

export function useBackup(min_hari: number) {
  const { tgl_system, kode_toko } = currentSession()!.userdata
  const [dicari, setDicari] = useTersimpan(simpanan, () => EMPTY, isEmpty)
  const [rows, setRows] = useState<readonly BackupRow[]>()
  const [gagal, setGagal] = useState<string>()
  const [gold, setGold] = useState<StatusGold>('ALL')
  const { jenis } = dicari
  const rentang = dicari.rentang ?? rentangAwal(tgl_system, min_hari)

  const change = (found: BackupRow[]) => {
    setRows(found)
    if (found.length === 0) toast('info', messages.backupTidakTersedia)
  }
  const onError = ({ message }: ApiError) => {
    setRows(undefined)
    setGagal(message)
    toast('info', messages.backupGagal)
  }
  const jual = useSend(truncatePenjualan, {
    onError,
    onDone: ({ data }) => change(jualLine([...data.dataJualGold, ...data.dataJualNonGold])),
  })
  const beli = useSend(truncatePembelian, {
    onError,
    onDone: ({ data }) => change(beliLine([...data.dataBeliGold, ...data.dataBeliNonGold])),
  })
  const tanya = async () => {
    setGagal(undefined)
    const body = { kode_gudang: kode_toko, ...rentang }
    await (jenis === 'PENJUALAN' ? jual : beli).send({ body }, { timeout: false })
  }
  const lagi = useEffectEvent(() => void (dicari.dibuka && tanya()))
  useEffect(() => lagi(), [])

  const dilepas = new Set(dicari.dilepas)
  const lepaskan = (next: (before: readonly string[]) => Iterable<string>) =>
    setDicari((d) => ({ ...d, dilepas: [...next(d.dilepas)] }))
  const tampil = (rows ?? []).filter((r) => gold === 'ALL' || r.status_gold === gold)
  // Lines that are not in sight go into no file and no archive.
  const chosen = tampil.filter((r) => !dilepas.has(r.no))
  return {
    jenis,
    rentang,
    gold,
    setGold,
    /** undefined: nothing was looked for yet. */
    rows,
    tampil,
    chosen,
    gagal,
    mencari: jual.busy || beli.busy,
    jumlah: jumlahArsip(chosen, (r) => r.total),
    ubah: (next: { jenis?: JenisArsip; rentang?: Rentang }) => {
      setDicari((d) => ({ ...d, ...next, dibuka: false, dilepas: [] }))
      setRows(undefined)
      setGagal(undefined)
    },
    cari: async () => {
      setDicari((d) => ({ ...d, rentang, dibuka: true, dilepas: [] }))
      await tanya()
    },
    /** Chosen again, they say that they are; they are in sight then. */
    choose: (asked: readonly BackupRow[], on: boolean) => {
      const nomor = asked.map((r) => r.no)
      if (!asked.every((r) => tampil.includes(r))) setGold('ALL')
      if (on && nomor.every((no) => !dilepas.has(no))) return toast('info', messages.alreadyChosen)
      lepaskan((before) => (on ? before.filter((no) => !nomor.includes(no)) : new Set([...before, ...nomor])))
    },
    lepas: (nomor: readonly string[]) => lepaskan((before) => new Set([...before, ...nomor])),
    /** All that are in sight, and no other. */
    chooseAll: (on: boolean) => {
      const seen = new Set(tampil.map((r) => r.no))
      lepaskan((before) => (on ? before.filter((no) => !seen.has(no)) : new Set([...before, ...seen])))
    },
    /** Removes lines that were archived: the shop has them no more. */
    hilangkan: (nomor: readonly string[]) => {
      const gone = new Set(nomor)
      setRows((before) => before?.filter((r) => !gone.has(r.no)))
    },
  }
}
export type DataBackup = ReturnType<typeof useBackup>
