import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'
import { MAY_IMPORT } from './setup/law/imports.js'

const WEB = import.meta.dirname
const eslint = new ESLint({ cwd: WEB, ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax' })
const COMPONENT = `<script lang="ts">
  import type { TableClient } from '../state/tableClient.svelte'

  let { table }: { table: TableClient } = $props()
</script>

{table.n}
`

async function messages(file: string): Promise<number> {
  const [result] = await eslint.lintText(COMPONENT, { filePath: join(WEB, file) })
  return result?.errorCount ?? -1
}

test('a component that is not named may not know the state of the table', async () => {
  expect(await messages('src/table/Some.svelte')).toBe(1)
}, 60_000)

test('the root of an area of the table may', async () => {
  expect(await messages('src/table/TableArea.svelte')).toBe(0)
})

test('no folder imports itself by way of others', () => {
  const folders = Object.keys(MAY_IMPORT)

  for (const [folder, allowed] of Object.entries(MAY_IMPORT))
    expect(folders.slice(0, folders.indexOf(folder)), folder).toEqual(expect.arrayContaining([...allowed]))
})
