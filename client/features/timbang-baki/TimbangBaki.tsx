import { Button } from 'antd'
import { useState } from 'react'
import { bakiHariIni, simpanTimbang } from '#domain/calls/timbang-baki.ts'
import { errors, type FieldError } from '#domain/errors.ts'
import { formatNumber } from '#domain/format.ts'
import { timbangResult } from '#domain/rules/timbang-baki.ts'
import { useSettings } from '#client/kasir/acuan.ts'
import { useKeSebab } from '#client/kasir/sebab.ts'
import { ambilBerat } from '#client/kasir/timbangan.ts'
import { TimbanganButton } from '#client/kasir/TimbanganButton.tsx'
import { newIdTrx } from '#client/net/api.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { useTersimpan } from '#client/net/useTersimpan.ts'
import { toast } from '#client/net/toasts.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { beep } from '#client/ui/beep.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { GramInput, TextInput } from '#client/ui/inputs.tsx'
import { Lencana } from '#client/ui/Lencana.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { enterGoesOn, useKeys } from '#client/ui/keys.ts'
import { BelumDiketahui } from '#client/stok/BelumDiketahui.tsx'
import { BakiList } from './BakiList.tsx'
import { emptyDraft, isEmpty, simpanan } from './draft.ts'
import './timbang-baki.css'

/** Once a tray is chosen, its weight is all that is missing. */
const keBerat = (): void => document.querySelector<HTMLInputElement>('input[data-berat]')?.focus()

/** News that changes the contents of trays. */
const BERITA = ['timbang', 'stok', 'opname', 'penjualan', 'pembelian', 'titipan'] as const

/** A tray on the scale: what it should weigh, what it does, and what the difference means (DOMAIN §B.15). */
export function TimbangBaki() {
  const trays = useCall(bakiHariIni, {}, { staleTime: 5_000 })
  useLive(BERITA, () => void invalidate(bakiHariIni))
  const { settings, reading: aturan } = useSettings()
  const [draft, setDraft] = useTersimpan(simpanan, emptyDraft, isEmpty)
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  useKeSebab(wrong)

  const rows = trays.data ?? []
  const baki = rows.find((b) => b.kode_baki === draft.kode_baki)
  const terkunci = draft.dikirim !== null
  const ubah = (bagian: Partial<typeof draft>) => {
    if (terkunci) return
    setWrong([])
    setDraft((before) => ({ ...before, ...bagian }))
  }
  const seharusnya = draft.dikirim ?? baki?.berat_seharusnya
  const result =
    seharusnya !== undefined && draft.berat_timbang !== null && settings
      ? timbangResult(seharusnya, draft.berat_timbang, settings.TOLERANSI_TIMBANG)
      : undefined

  const { send, busy } = useSend(simpanTimbang, {
    changes: [bakiHariIni],
    onDone: ({ data, message }) => {
      beep(data.status === 'SESUAI' ? 'success' : 'error')
      if (data.status === 'SESUAI') toast('success', `${message} ${data.no}`)
      else toast('warning', `${message} ${data.no}, selisihnya belum disetujui`)
      setWrong([])
      // Weighing goes on from tray to tray.
      const next = rows.find((b) => b.kode_baki !== draft.kode_baki && b.qty > 0 && !b.terakhir)
      setDraft(emptyDraft(next?.kode_baki))
      keBerat()
    },
    onError: (error) => {
      beep('error')
      // If its arrival is unknown, it is sent again as it was.
      setDraft((before) =>
        error.unknown
          ? { ...before, dikirim: seharusnya! }
          : { ...before, dikirim: null, id_trx: newIdTrx() },
      )
      setWrong(error.errors)
      void invalidate(bakiHariIni)
      tellSaveError(error)
    },
  })
  const simpan = () => {
    const missing: FieldError[] = [
      ...(baki ? [] : [{ field: 'kode_baki', message: 'Baki Harus Dipilih' }]),
      ...(draft.berat_timbang === null
        ? [{ field: 'berat_timbang', message: 'Berat Timbang Harus Diisi' }]
        : []),
      ...(result?.status === 'SELISIH' && draft.keterangan.trim() === ''
        ? [{ field: 'keterangan', message: errors.selisihTanpaKeterangan().message }]
        : []),
    ]
    setWrong(missing)
    if (missing.length || busy || seharusnya === undefined || draft.berat_timbang === null) return
    const { kode_baki, berat_timbang, keterangan, id_trx } = draft
    void send(
      { body: { kode_baki, berat_timbang, berat_seharusnya: seharusnya, keterangan, id_trx } },
      { idTrx: id_trx },
    )
  }
  const timbang = () => ambilBerat((berat_timbang) => ubah({ berat_timbang }))
  useKeys({ F6: timbang, F9: simpan }, { leave: 'F9' })

  const boleh = mayMake(simpanTimbang)
  const belum = rows.filter((b) => b.qty > 0 && !b.terakhir).length
  return (
    <>
      <PageHeader
        title="Timbang Baki"
        about={
          trays.data &&
          (belum
            ? `${formatNumber(belum)} baki belum ditimbang hari ini`
            : 'Semua baki sudah ditimbang hari ini')
        }
      >
        {boleh && (
          <>
            <TimbanganButton onAmbil={timbang} />
            <Button type="primary" loading={busy} onClick={simpan}>
              Simpan <kbd>F9</kbd>
            </Button>
          </>
        )}
      </PageHeader>
      {boleh && (
        <section className="card timbang" aria-label="Timbang baki" onKeyDown={enterGoesOn}>
          {terkunci && (
            <BelumDiketahui>
              Belum diketahui apakah timbangan ini sudah tersimpan. Simpan sekali lagi; tidak akan menjadi
              dua.
            </BelumDiketahui>
          )}
          <Field label="Baki" required error={errorOf(wrong, 'kode_baki')}>
            {(c) => (
              <Picker<string>
                {...c}
                autoFocus
                reading={[trays, aturan]}
                showSearch={{ optionFilterProp: 'label' }}
                placeholder="Pilih baki"
                disabled={terkunci}
                value={draft.kode_baki || null}
                options={rows.map((b) => ({
                  value: b.kode_baki,
                  label: `${b.kode_gudang} / ${b.kode_baki} · ${b.nama_baki}`,
                }))}
                onChange={(kode_baki) => {
                  ubah({ kode_baki })
                  keBerat()
                }}
              />
            )}
          </Field>
          <Field label="Berat Timbang" required error={errorOf(wrong, 'berat_timbang')}>
            {(c) => (
              <GramInput
                {...c}
                data-berat
                readOnly={terkunci}
                value={draft.berat_timbang}
                onChange={(berat_timbang) => ubah({ berat_timbang })}
              />
            )}
          </Field>
          <Field
            label="Keterangan"
            required={result?.status === 'SELISIH'}
            error={errorOf(wrong, 'keterangan')}
          >
            {(c) => (
              <TextInput
                {...c}
                maxLength={200}
                readOnly={terkunci}
                value={draft.keterangan}
                onChange={(keterangan) => ubah({ keterangan })}
              />
            )}
          </Field>
          <dl className="timbang-hasil" aria-label="Hasil timbang">
            <div>
              <dt>Isi</dt>
              <dd>
                {baki ? (
                  <>
                    {formatNumber(baki.qty)} barang · <Gram value={baki.berat_barang} /> · bandrol{' '}
                    <Gram value={baki.berat_bandrol} /> · baki <Gram value={baki.berat_baki} />
                  </>
                ) : (
                  '-'
                )}
              </dd>
            </div>
            <div>
              <dt>Seharusnya</dt>
              <dd className="timbang-besar">
                {seharusnya === undefined ? '-' : <Gram value={seharusnya} />}
              </dd>
              {errorOf(wrong, 'berat_seharusnya') && (
                <p className="field-error" role="alert">
                  {errorOf(wrong, 'berat_seharusnya')}
                </p>
              )}
            </div>
            <div>
              <dt>Selisih</dt>
              <dd className={`timbang-besar ${result ? `timbang-${result.status.toLowerCase()}` : ''}`}>
                {result ? (
                  <>
                    <Gram value={result.selisih} />{' '}
                    <Lencana nada={result.status === 'SESUAI' ? 'baik' : 'buruk'}>{result.status}</Lencana>
                  </>
                ) : (
                  '-'
                )}
              </dd>
            </div>
          </dl>
        </section>
      )}
      <BakiList
        rows={rows}
        reading={trays}
        chosen={draft.kode_baki}
        onChoose={(kode_baki) => ubah({ kode_baki })}
      />
    </>
  )
}
