import { Alert, Button } from 'antd'
import { useState } from 'react'
import { memberGanda, type Member, type NomorGanda as Nomor } from '#domain/calls/member.ts'
import { formatTanggal } from '#domain/format.ts'
import { useCall } from '#client/net/query.ts'
import { Unread } from '#client/ui/Unread.tsx'
import { Lencana } from '#client/ui/Lencana.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { ModalGabung } from './ModalGabung.tsx'
import { RingkasMember } from './RingkasMember.tsx'
import './member.css'

/** Phones that more than one member has from before they had one spelling: said above the list, and merged from here. */
export function NomorGanda() {
  const reading = useCall(memberGanda)
  const [opened, buka] = useState(false)
  const ganda = reading.data ?? []
  return (
    <>
      <Unread reading={reading} apa="Nomor HP Ganda" />
      {ganda.length > 0 && (
        <Alert
          className="member-ganda"
          type="warning"
          showIcon
          title={`${ganda.length} nomor HP dipunyai lebih dari satu member`}
          action={<Button onClick={() => buka(true)}>Lihat Dan Gabungkan</Button>}
        />
      )}
      {opened && <ModalGanda ganda={ganda} onClose={() => buka(false)} />}
    </>
  )
}

function ModalGanda({ ganda, onClose }: { ganda: readonly Nomor[]; onClose: () => void }) {
  const [chosen, choose] = useState<{ tujuan: Member; asal: Member }>()
  return (
    <StaticModal open title="Satu Nomor HP, Beberapa Member" width={760} cancelText="Tutup" onClose={onClose}>
      <p className="muted">
        Nomornya sama, dulu ditulis berbeda. Gabungkan bila orangnya sama; bila bukan, betulkan nomor salah
        satunya.
      </p>
      {ganda.length === 0 && <p>Tidak ada lagi.</p>}
      {ganda.map(({ no_hp, member }) => (
        <section key={no_hp} className="member-ganda" aria-label={no_hp}>
          <strong className="number">{no_hp}</strong>
          <ul>
            {member.map((tujuan) => (
              <li key={tujuan.kode_member}>
                <span>
                  <span className="number">{tujuan.kode_member}</span> <RingkasMember member={tujuan} />
                  <small className="muted">
                    {' '}
                    {tujuan.trx_count} transaksi
                    {tujuan.trx_terakhir ? `, terakhir ${formatTanggal(tujuan.trx_terakhir)}` : ''}
                  </small>
                </span>
                {tujuan.status_aktif ? (
                  <Button
                    onClick={() =>
                      choose({ tujuan, asal: member.find((m) => m.kode_member !== tujuan.kode_member)! })
                    }
                  >
                    Gabungkan Ke Sini
                  </Button>
                ) : (
                  <Lencana nada="buruk">NONAKTIF</Lencana>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {chosen && (
        <ModalGabung
          member={chosen.tujuan}
          duplikat={chosen.asal}
          sebab="SATU NOMOR HP"
          onClose={() => choose(undefined)}
        />
      )}
    </StaticModal>
  )
}
