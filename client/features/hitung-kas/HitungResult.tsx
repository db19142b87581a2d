import { Button } from 'antd'
import { useState } from 'react'
import {
  bukukanSelisih,
  listHitungKas,
  jelaskanSelisih,
  type HitungTersimpan,
} from '#domain/calls/hitung-kas.ts'
import type { FieldError } from '#domain/errors.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { useKeSebab } from '#client/kasir/sebab.ts'
import { newIdTrx, type ApiError } from '#client/net/api.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { enterGoesOn } from '#client/ui/keys.ts'
import { TextInput } from '#client/ui/inputs.tsx'
import { LencanaHitung } from './LencanaHitung.tsx'

/** The day's last count: what should have been there, what was, and what becomes of the difference. */
export function HitungResult({ hitungan }: { hitungan: HitungTersimpan }) {
  const { no, seharusnya, dihitung, selisih, status, basi } = hitungan
  return (
    <section className="card hitung-hasil" aria-label="Hasil hitung kas">
      <h2>
        {no} · {hitungan.jam.slice(0, 5)} <LencanaHitung hitungan={hitungan} />
      </h2>
      <dl>
        <div>
          <dt>Dihitung</dt>
          <dd>
            <Rupiah value={dihitung} />
          </dd>
        </div>
        <div>
          <dt>Seharusnya</dt>
          <dd>
            <Rupiah value={seharusnya} />
          </dd>
        </div>
        <div>
          <dt>Selisih</dt>
          <dd className={selisih === 0 ? 'hitung-sesuai' : 'hitung-selisih'}>
            <Rupiah value={selisih} />
          </dd>
        </div>
      </dl>
      {basi ? (
        <p className="muted">Uang di laci sudah bergerak sejak dihitung: hitung lagi sebelum tutup toko.</p>
      ) : (
        status === 'SELISIH' && <SelisihKas key={no} no={no} kurang={selisih < 0} />
      )}
    </section>
  )
}

function SelisihKas({ no, kurang }: { no: string; kurang: boolean }) {
  const [keterangan, setKeterangan] = useState('')
  const [id_trx, setIdTrx] = useState(newIdTrx)
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  useKeSebab(wrong)
  const otorisasi = useOtorisasi()
  const options = {
    changes: [listHitungKas],
    onDone: ({ message }: { message: string }) => toast('success', message),
    onError: (error: ApiError) => {
      setWrong(error.errors)
      if (!error.unknown) setIdTrx(newIdTrx())
      void invalidate(listHitungKas)
      tellSaveError(error)
    },
  }
  const jelaskan = useSend(jelaskanSelisih, options)
  const bukukan = useSend(bukukanSelisih, { ...options, izin: otorisasi.diminta('Selisih kas') })
  if (!mayMake(jelaskanSelisih)) return null
  const busy = jelaskan.busy || bukukan.busy
  const kirim = (send: typeof jelaskan.send | typeof bukukan.send) => {
    const missing =
      keterangan.trim() === '' ? [{ field: 'keterangan', message: 'Keterangan Harus Diisi' }] : []
    setWrong(missing)
    if (missing.length || busy) return
    void send({ body: { no, keterangan, id_trx } }, { idTrx: id_trx })
  }
  return (
    <div className="hitung-jelaskan" onKeyDown={enterGoesOn}>
      <Field
        label={kurang ? 'Mengapa Kurang' : 'Mengapa Lebih'}
        required
        error={errorOf(wrong, 'keterangan')}
      >
        {(c) => <TextInput {...c} autoFocus maxLength={200} value={keterangan} onChange={setKeterangan} />}
      </Field>
      <div className="page-actions">
        <Button loading={jelaskan.busy} onClick={() => kirim(jelaskan.send)}>
          Jelaskan Saja
        </Button>
        <Button type="primary" loading={bukukan.busy} onClick={() => kirim(bukukan.send)}>
          Bukukan Selisih
        </Button>
      </div>
      <p className="muted">
        Dijelaskan: catatan saja, saldo kas tetap. Dibukukan: saldo kas menjadi yang dihitung, dengan
        otorisasi.
      </p>
      {otorisasi.modal}
    </div>
  )
}
