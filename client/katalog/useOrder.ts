/** The order of the app, as staff put it: seen at once, saved at once, taken back when it could not be saved. */
import { useRef, useState } from 'react'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { dipindah } from '#client/ui/geser.ts'
import { kabariGagal } from './kabar.ts'
import { reader } from './reader.ts'

const tak = { boleh: false } as const

export function useOrder(katalog: Katalog, rows: readonly KatalogRow[]) {
  const { urutkan, ubah } = katalog.calls
  /** As it was put last, until the list says the same. */
  const [kode, setKode] = useState<readonly string[]>()
  const [kabar, setKabar] = useState('')
  /** Put while an earlier order was on its way; the last one counts. */
  const menunggu = useRef<readonly string[]>(undefined)
  const jalan = useRef(false)
  const { send } = useSend(urutkan ?? (ubah as never), {
    onError: (error) => {
      menunggu.current = undefined
      kabariGagal(katalog, 'gagalMengubah', error)
    },
  })
  const tertata = kode ? ditata(rows, katalog.key, kode) : rows
  if (!urutkan || !mayMake(urutkan)) return { rows, ...tak, kabar: '', pindah: () => {} }

  const simpan = async (next: readonly string[]): Promise<void> => {
    jalan.current = true
    menunggu.current = next
    let pesan: string | undefined
    while (menunggu.current) {
      const body = { kode: [...menunggu.current] }
      menunggu.current = undefined
      pesan = (await send({ body } as never))?.message
    }
    jalan.current = false
    await invalidate(...reader(katalog))
    setKode(undefined)
    if (pesan) toast('success', pesan)
  }
  const pindah = (satu: string, ke: number): void => {
    const next = dipindah(
      tertata.map((row) => String(row[katalog.key])),
      satu,
      ke,
    )
    setKode(next)
    setKabar(`${satu} di urutan ${ke + 1} dari ${next.length}`)
    if (jalan.current) menunggu.current = next
    else void simpan(next)
  }
  return { rows: tertata, boleh: true, kabar, pindah }
}

/** Rows in this order; those it does not know stay behind. */
export function ditata(
  rows: readonly KatalogRow[],
  key: string,
  kode: readonly string[],
): readonly KatalogRow[] {
  const at = new Map(kode.map((one, i) => [one, i]))
  const place = (row: KatalogRow) => at.get(String(row[key])) ?? kode.length
  return rows.toSorted((a, b) => place(a) - place(b))
}
