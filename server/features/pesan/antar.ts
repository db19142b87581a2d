/**
 * The way a message leaves the shop. A gateway that sends by itself takes its place here; until then a person sends it
 * from the chat that this address opens.
 */
import { tautanWa } from '#domain/rules/pesan.ts'
import { nomorWa } from '#domain/telepon.ts'

/** @param no_hp a number that `nomorWa` knows */
export const antar = ({ no_hp, text }: { no_hp: string; text: string }): { tautan: string } => ({
  tautan: tautanWa(nomorWa(no_hp)!, text),
})
