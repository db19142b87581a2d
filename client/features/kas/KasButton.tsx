import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { simpanHitungKas } from '#domain/calls/hitung-kas.ts'
import { bayarPremi } from '#domain/calls/premi.ts'
import { KAS_BANK_SCREENS, type KasBankScreen } from '#domain/rules/kas-bank.ts'
import { mayMake } from '#client/net/may.ts'
import { ModalPremi } from './ModalPremi.tsx'

/** Further acts at the drawer: counting it, and paying premi out of it. */
export function KasButton({ screen }: { screen: KasBankScreen }) {
  const navigate = useNavigate()
  const [premi, bukaPremi] = useState(false)
  if (KAS_BANK_SCREENS[screen].media !== 'KAS') return null
  return (
    <>
      {mayMake(simpanHitungKas) && (
        <Button onClick={() => void navigate({ to: '/hitung-kas' })}>Hitung Kas</Button>
      )}
      {screen === 'ambil-kas' && mayMake(bayarPremi) && (
        <Button onClick={() => bukaPremi(true)}>Bayar Premi</Button>
      )}
      {premi && <ModalPremi onClose={() => bukaPremi(false)} />}
    </>
  )
}
