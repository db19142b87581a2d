/** What of antd the bundler cannot see by itself: what a screen takes of it, and what not. */
import type { Plugin } from 'vite'

/** `import { Button } from 'antd'` means the button: through the index every screen would seem to need all of antd. */
export function bagianAntd(): Plugin {
  return {
    name: 'bagian-antd',
    apply: 'build',
    transform: {
      filter: { id: /\/client\/.*\.tsx?$/, code: /from ["']antd["']/ },
      handler: (code) => ({
        code: code.replace(/import \{([^}]*)\} from ["']antd["'];?/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => {
              const [exported, local = exported] = name.split(' as ')
              return `import ${local} from 'antd/es/${kebab(exported!)}';`
            })
            .join(' '),
        ),
        map: null,
      }),
    },
  }
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, at) => (at ? '-' : '') + letter.toLowerCase())

/**
 * antd's context of a form takes one small component from the index of its form package, and every field and button imports that
 * context: with the index, whose own statements hold all of it, came the validator and the whole of forms to screens without one.
 */
export function konteksForm(): Plugin {
  return {
    name: 'konteks-form',
    apply: 'build',
    transform: {
      filter: { id: /antd\/es\/form\/context\.js$/ },
      handler(code) {
        const direct = code.replace(
          /(FormProvider as RcFormProvider \} from ["']@rc-component\/form)(?=["'])/,
          '$1/es/FormContext',
        )
        if (direct === code) this.warn('antd/es/form/context.js takes something else of its forms by now')
        return { code: direct, map: null }
      },
    },
  }
}

/** A modal can show bars in place of what it has not read yet; none of ours does, and they would be with every one. */
export function modalTanpaSkeleton(): Plugin {
  return {
    name: 'modal-tanpa-skeleton',
    apply: 'build',
    transform: {
      filter: { id: /antd\/es\/modal\/Modal\.js$/ },
      handler(code) {
        const without = code.replace(
          /import Skeleton from ["']\.\.\/skeleton["'];?/,
          'const Skeleton = () => null;',
        )
        if (without === code) this.warn('antd/es/modal/Modal.js shows something else while it loads by now')
        return { code: without, map: null }
      },
    },
  }
}
