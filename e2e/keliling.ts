/** Rounds of many screens in one page: what is wrong with one is told of that one, and hides none that comes after it. */
import { expect, test, type Page } from '@playwright/test'
import type { Awas } from './awas.ts'
import { ke } from './staf.ts'

/** @param look the work done at each screen, starting from an empty page: whatever stands there is this screen's */
export async function keliling<S extends { path: string }>(
  page: Page,
  awas: Awas,
  screens: readonly S[],
  look: (screen: S) => Promise<void>,
): Promise<void> {
  for (const screen of screens)
    await test.step(screen.path, async () => {
      const before = awas.masalah().length
      try {
        await ke(page, '/blank')
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
        await look(screen)
      } catch (error) {
        expect.soft((error as Error).message, screen.path).toBeUndefined()
        // A fresh page removes whatever lies over the screen.
        await page.goto('/blank')
      }
      expect.soft(awas.masalah().slice(before), `${screen.path}: errors behind it`).toEqual([])
    })
}

/** As many rounds, each as long as the others. */
export const putaran = <S>(screens: readonly S[], rounds: number): S[][] => {
  const each = Math.ceil(screens.length / rounds)
  return Array.from({ length: rounds }, (_, i) => screens.slice(i * each, (i + 1) * each))
}
