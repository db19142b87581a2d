import { Button } from 'antd'
import { useState } from 'react'
import { listKasBank, simpanKasBank } from '#domain/calls/kas-bank.ts'
import { BERITA_DIVALIDASI } from '#domain/dokumen/index.ts'
import type { FieldError } from '#domain/errors.ts'
import { kodeTransaksi } from '#domain/masters/kode-transaksi.ts'
import { menuOf, type MenuPath } from '#domain/menus.ts'
import { kategoriDi, LAYAR_KAS_BANK, SEMUA_LAYAR, type LayarKasBank } from '#domain/rules/kas-bank.ts'
import { LAMA } from '#client/kasir/acuan.ts'
import { confirm } from '#client/net/dialogs.ts'
import { tempatDraf } from '#client/net/draft.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { useTersimpan } from '#client/net/useTersimpan.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { drafKosong, isKosong, type DrafKas } from './draft.ts'
import { FormKas, keKode } from './FormKas.tsx'
import { RiwayatKas } from './RiwayatKas.tsx'
import { SaldoUang } from './SaldoUang.tsx'
import { KasButton } from './KasButton.tsx'
import { useSimpanKas } from './useSimpanKas.ts'
import './kas.css'

/** What moves money: the balances on the screen are asked for again. */
const BERITA = ['kas', 'tukang', 'pesanan', 'service', 'hadiah', 'hutang', 'tutup', ...BERITA_DIVALIDASI]

/** One of the four screens of cash and bank: an entry, what is left, the day's entries (DOMAIN §B.9). */
export function KasBank({ path }: { path: MenuPath }) {
  const layar = SEMUA_LAYAR.find((l) => LAYAR_KAS_BANK[l].menu === path)!
  const reading = useCall(listKasBank, { query: { layar } }, { staleTime: 5_000 })
  useLive(BERITA, () => void invalidate(listKasBank))
  return (
    <div className="kas">
      {mayMake(simpanKasBank[layar]) ? (
        <Isian layar={layar} />
      ) : (
        <PageHeader title={menuOf(path)!.title} about="Hanya dilihat: kasir yang mencatat" />
      )}
      <SaldoUang reading={reading} layar={layar} />
      <RiwayatKas reading={reading} layar={layar} />
    </div>
  )
}

function Isian({ layar }: { layar: LayarKasBank }) {
  const { title } = menuOf(LAYAR_KAS_BANK[layar].menu)!
  const [simpanan] = useState(() => tempatDraf<DrafKas>(`data_${layar.replace('-', '_')}_tmp`, title))
  const [draf, setDraf] = useTersimpan(simpanan, drafKosong, isKosong)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const codes = useCall(kodeTransaksi.calls.semua, {}, LAMA)
  const kode = codes.data?.find((k) => k.kode_transaksi === draf.kode_transaksi)
  const kategori = kode && kategoriDi(layar, kode)
  const kosongkan = () => {
    setDraf(drafKosong())
    setErrors([])
    setTimeout(keKode)
  }
  const { simpan, busy, modal } = useSimpanKas(layar, {
    draf,
    kategori,
    ganti: (next) => {
      simpanan.write(next)
      setDraf(next)
    },
    kosongkan,
    setErrors,
  })
  const ubah = (bagian: Partial<DrafKas>) => {
    if (draf.dikirim) return
    setDraf((before) => ({ ...before, ...bagian }))
    setErrors((before) => before.filter((e) => !(e.field in bagian)))
  }
  const ulang = async () => {
    if (isKosong(draf) || (await confirm('Kosongkan isian ini'))) kosongkan()
  }
  useKeys({ F9: simpan }, { leave: 'F9' })
  return (
    <>
      <PageHeader title={title}>
        <KasButton layar={layar} />
        <Button disabled={busy} onClick={() => void ulang()}>
          Kosongkan
        </Button>
        <Button type="primary" loading={busy} onClick={simpan}>
          Simpan <kbd>F9</kbd>
        </Button>
      </PageHeader>
      <FormKas
        layar={layar}
        draf={draf}
        kategori={kategori}
        kode={kode}
        codes={codes}
        errors={errors}
        onUbah={ubah}
      />
      {modal}
    </>
  )
}
