import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { listHitungKas, simpanHitungKas } from '#domain/calls/hitung-kas.ts'
import type { FieldError } from '#domain/errors.ts'
import { hitungKas } from '#domain/dokumen/hitung-kas.ts'
import { bukanHitungan, jumlahLembar } from '#domain/rules/hitung-kas.ts'
import { useKeSebab } from '#client/kasir/sebab.ts'
import { newIdTrx } from '#client/net/api.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { useTersimpan } from '#client/net/useTersimpan.ts'
import { toast } from '#client/net/toasts.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { beep } from '#client/ui/beep.ts'
import { FieldErrors } from '#client/ui/Field.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { BelumDiketahui } from '#client/stok/BelumDiketahui.tsx'
import { tanggalSystem } from '#domain/units.ts'
import { HitunganList } from './HitunganList.tsx'
import { emptyDraft, isEmpty, simpanan, terhitung } from './draft.ts'
import { HitungResult } from './HitungResult.tsx'
import { PecahanForm } from './PecahanForm.tsx'
import './hitung-kas.css'

/** News of documents that move the drawer. */
const BERITA = [
  hitungKas.berita,
  'penjualan',
  'pembelian',
  'titipan',
  'pesanan',
  'service',
  'tukang',
] as const

/** The drawer counted: what lies in it is typed and kept before the screen says what should (DOMAIN §O.5-4). */
export function HitungKas() {
  const tanggal = tanggalSystem(currentSession()!.userdata.tgl_system)
  const hariIni = useCall(listHitungKas, {}, { staleTime: 5_000 })
  useLive(BERITA, () => void invalidate(listHitungKas))
  const [draft, setDraft] = useTersimpan(simpanan, emptyDraft, isEmpty)
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  useKeSebab(wrong)
  const { send, busy } = useSend(simpanHitungKas, {
    changes: [listHitungKas],
    onDone: ({ data, message }) => {
      beep(data.selisih === 0 ? 'success' : 'error')
      toast(data.selisih === 0 ? 'success' : 'warning', `${message} ${data.no}`)
      setWrong([])
      setDraft(emptyDraft())
    },
    onError: (error) => {
      beep('error')
      setDraft((before) =>
        error.unknown ? { ...before, dikirim: true } : { ...before, dikirim: false, id_trx: newIdTrx() },
      )
      setWrong(error.errors)
      tellSaveError(error)
    },
  })
  const simpan = () => {
    if (busy) return
    const hitungan = { pecahan: terhitung(draft), ...(draft.laci_kosong && { laci_kosong: true as const }) }
    const bukan = bukanHitungan(hitungan)
    setWrong(bukan?.errors ?? [])
    if (bukan) return beep('error')
    void send({ body: { ...hitungan, id_trx: draft.id_trx } }, { idTrx: draft.id_trx })
  }
  const boleh = mayMake(simpanHitungKas)
  useKeys({ F9: simpan }, { enabled: boleh, leave: 'F9' })
  const terakhir = hariIni.data?.[0]
  return (
    <>
      <PageHeader
        title="Hitung Kas"
        about={
          hariIni.data &&
          (terakhir && !terakhir.basi
            ? `Terakhir dihitung jam ${terakhir.jam.slice(0, 5)}`
            : 'Hitung uang di laci per lembar, baru kemudian terlihat berapa seharusnya')
        }
      >
        {boleh && (
          <Button type="primary" loading={busy} onClick={simpan}>
            Simpan <kbd>F9</kbd>
          </Button>
        )}
      </PageHeader>
      <div className="hitung-kas">
        {boleh && (
          <section className="card" aria-label="Uang di laci">
            {draft.dikirim && (
              <BelumDiketahui>
                Belum diketahui apakah hitungan ini sudah tersimpan. Simpan sekali lagi; tidak akan menjadi
                dua.
              </BelumDiketahui>
            )}
            <PecahanForm
              lembar={draft.lembar}
              terkunci={draft.dikirim}
              onUbah={(kode, lembar) => {
                setWrong([])
                setDraft((before) => ({ ...before, lembar: { ...before.lembar, [kode]: lembar } }))
              }}
            />
            <Checkbox
              checked={draft.laci_kosong ?? false}
              disabled={draft.dikirim}
              onChange={({ target }) => {
                setWrong([])
                setDraft((before) => ({ ...before, laci_kosong: target.checked }))
              }}
            >
              Laci kosong, tidak ada uang sama sekali
            </Checkbox>
            <FieldErrors errors={wrong} />
            <p className="hitung-total">
              <span>Jumlah</span> <Rupiah value={jumlahLembar(terhitung(draft))} strong />
            </p>
          </section>
        )}
        {terakhir && <HitungResult hitungan={terakhir} />}
      </div>
      <HitunganList hari={{ tgl_from: tanggal, tgl_to: tanggal }} />
    </>
  )
}
