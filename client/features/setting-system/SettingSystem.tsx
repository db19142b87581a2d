import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { simpanParaSystem } from '#domain/calls/para-system.ts'
import { paraSystem, type SettingKey } from '#domain/rules/para-system.ts'
import { mayMake } from '#client/net/may.ts'
import { Unread, Menunggu } from '#client/ui/Unread.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { PengaturanRow } from './PengaturanRow.tsx'
import { TarifPajak } from './TarifPajak.tsx'
import { ModalRiwayat, Riwayat } from './Riwayat.tsx'
import { useParaSystem } from './useParaSystem.ts'
import './setting-system.css'

const BAGIAN = ['Pengaturan', 'Tarif Pajak', 'Riwayat'] as const
const KEYS = Object.keys(paraSystem) as SettingKey[]
const GROUPS = [...new Set(KEYS.map((key) => paraSystem[key].group))].map((title) => ({
  title,
  keys: KEYS.filter((key) => paraSystem[key].group === title),
}))

/** Every word of it stands in the key, the sentence or the group. */
const cocok = (key: SettingKey, cari: string): boolean => {
  const { group, keterangan } = paraSystem[key]
  const text = `${key} ${key.replaceAll('_', ' ')} ${keterangan} ${group}`.toUpperCase()
  return cari
    .trim()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** /settingsystem: every setting of the shop by group, each a sentence, with its key, its default and its history (DOMAIN §L). */
export function SettingSystem() {
  const para = useParaSystem()
  const [bagian, setBagian] = useState<(typeof BAGIAN)[number]>('Pengaturan')
  const [riwayat, setRiwayat] = useState<SettingKey>()
  const [cari, setCari] = useState('')
  const ditemukan = GROUPS.map((g) => ({
    ...g,
    // A setting that was refused stays in sight.
    keys: g.keys.filter((key) => cocok(key, cari) || errorOf(para.wrong, key) !== undefined),
  })).filter(({ keys }) => keys.length > 0)
  const boleh = mayMake(simpanParaSystem)
  const { berubah, busy } = para
  useKeys({ F9: para.simpan }, { enabled: boleh && berubah.length > 0 && !busy })
  return (
    <>
      <PageHeader
        title="Setting System"
        about={
          boleh
            ? 'Berlaku untuk toko ini, langsung di semua kasir setelah disimpan'
            : 'Hanya OWN dan SU yang mengubah pengaturan'
        }
      >
        <Segmented<(typeof BAGIAN)[number]>
          aria-label="Bagian"
          options={[...BAGIAN]}
          value={bagian}
          onChange={setBagian}
        />
        {boleh && bagian === 'Pengaturan' && (
          <Button onClick={para.batal} disabled={berubah.length === 0 || busy}>
            Batalkan Isian
          </Button>
        )}
        {boleh && bagian === 'Pengaturan' && (
          <Button type="primary" onClick={para.simpan} disabled={berubah.length === 0} loading={busy}>
            Simpan{berubah.length > 0 && ` (${berubah.length})`} <kbd>F9</kbd>
          </Button>
        )}
      </PageHeader>
      {!para.tersimpan && <Menunggu reading={para.reading} apa="Pengaturan" />}
      {para.tersimpan && <Unread reading={para.reading} apa="Peringatan Pengaturan" />}
      {bagian === 'Riwayat' && <Riwayat />}
      {bagian === 'Tarif Pajak' && <TarifPajak />}
      {bagian === 'Pengaturan' && para.tersimpan && (
        <div className="setting-cari">
          <Field label="Cari pengaturan">
            {(c) => <TextInput {...c} allowClear maxLength={50} value={cari} onChange={setCari} />}
          </Field>
        </div>
      )}
      {bagian === 'Pengaturan' && para.tersimpan && ditemukan.length === 0 && (
        <EmptyState title="Pengaturan Tidak Ditemukan" text="Cari dengan kata lain, atau dengan kuncinya." />
      )}
      {bagian === 'Pengaturan' && para.tersimpan && (
        <div className="setting-groups">
          {ditemukan.map(({ title, keys }) => (
            <section key={title} className="card" aria-label={title}>
              <h2>{title}</h2>
              {keys.map((key) => (
                <PengaturanRow
                  key={key}
                  name={key}
                  value={para.nilai(key)}
                  diubah={berubah.includes(key)}
                  error={errorOf(para.wrong, key)}
                  peringatan={para.peringatan(key)}
                  disabled={!boleh || busy}
                  onChange={(text) => para.change(key, text)}
                  onRiwayat={() => setRiwayat(key)}
                />
              ))}
            </section>
          ))}
        </div>
      )}
      {riwayat && <ModalRiwayat name={riwayat} onTutup={() => setRiwayat(undefined)} />}
    </>
  )
}
