import { Button } from 'antd'
import { useState } from 'react'
import { listKasBank, simpanKasBank } from '#domain/calls/kas-bank.ts'
import { BERITA_DIVALIDASI } from '#domain/dokumen/index.ts'
import type { FieldError } from '#domain/errors.ts'
import { kodeTransaksi } from '#domain/masters/kode-transaksi.ts'
import { menuOf, type MenuPath } from '#domain/menus.ts'
import { kategoriDi, KAS_BANK_SCREENS, ALL_SCREENS, type KasBankScreen } from '#domain/rules/kas-bank.ts'
import { LAMA } from '#client/kasir/acuan.ts'
import { confirm } from '#client/net/dialogs.ts'
import { draftPlace } from '#client/net/draft.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { useTersimpan } from '#client/net/useTersimpan.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { emptyDraft, isEmpty, type DraftKas } from './draft.ts'
import { FormKas, keKode } from './FormKas.tsx'
import { RiwayatKas } from './RiwayatKas.tsx'
import { SaldoUang } from './SaldoUang.tsx'
import { KasButton } from './KasButton.tsx'
import { useSimpanKas } from './useSimpanKas.ts'
import './kas.css'

/** News that moves money: on it, the balances on the screen are asked for again. */
const BERITA = ['kas', 'tukang', 'pesanan', 'service', 'hadiah', 'hutang', 'tutup', ...BERITA_DIVALIDASI]

/** Shows any of the four screens of cash and bank: an entry, the balance, the day's entries (DOMAIN §B.9). */
export function KasBank({ path }: { path: MenuPath }) {
  const screen = ALL_SCREENS.find((l) => KAS_BANK_SCREENS[l].menu === path)!
  const reading = useCall(listKasBank, { query: { layar: screen } }, { staleTime: 5_000 })
  useLive(BERITA, () => void invalidate(listKasBank))
  return (
    <div className="kas">
      {mayMake(simpanKasBank[screen]) ? (
        <Form screen={screen} />
      ) : (
        <PageHeader title={menuOf(path)!.title} about="Hanya dilihat: kasir yang mencatat" />
      )}
      <SaldoUang reading={reading} screen={screen} />
      <RiwayatKas reading={reading} screen={screen} />
    </div>
  )
}

function Form({ screen }: { screen: KasBankScreen }) {
  const { title } = menuOf(KAS_BANK_SCREENS[screen].menu)!
  const [simpanan] = useState(() => draftPlace<DraftKas>(`data_${screen.replace('-', '_')}_tmp`, title))
  const [draft, setDraft] = useTersimpan(simpanan, emptyDraft, isEmpty)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const codes = useCall(kodeTransaksi.calls.semua, {}, LAMA)
  const kode = codes.data?.find((k) => k.kode_transaksi === draft.kode_transaksi)
  const kategori = kode && kategoriDi(screen, kode)
  const kosongkan = () => {
    setDraft(emptyDraft())
    setErrors([])
    setTimeout(keKode)
  }
  const { simpan, busy, modal } = useSimpanKas(screen, {
    draft,
    kategori,
    ganti: (next) => {
      simpanan.write(next)
      setDraft(next)
    },
    kosongkan,
    setErrors,
  })
  const ubah = (bagian: Partial<DraftKas>) => {
    if (draft.dikirim) return
    setDraft((before) => ({ ...before, ...bagian }))
    setErrors((before) => before.filter((e) => !(e.field in bagian)))
  }
  const ulang = async () => {
    if (isEmpty(draft) || (await confirm('Kosongkan isian ini'))) kosongkan()
  }
  useKeys({ F9: simpan }, { leave: 'F9' })
  return (
    <>
      <PageHeader title={title}>
        <KasButton screen={screen} />
        <Button disabled={busy} onClick={() => void ulang()}>
          Kosongkan
        </Button>
        <Button type="primary" loading={busy} onClick={simpan}>
          Simpan <kbd>F9</kbd>
        </Button>
      </PageHeader>
      <FormKas
        screen={screen}
        draft={draft}
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
