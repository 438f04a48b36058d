import {testData, testDataLabels} from './run/test-data.ts'

export function TestDataList() {
  return (
    <section aria-labelledby="test-data">
      <h2 id="test-data" className="mb-3 font-sans text-subheading font-semibold">
        Test data
      </h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-small">
        {Object.entries(testDataLabels).map(([key, label]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-(--fg-soft)">{label}</dt>
            <dd className="font-medium [overflow-wrap:anywhere]">{valueOf(key)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function valueOf(key: string): string {
  return Object.entries(testData).find(([name]) => name === key)?.[1] ?? ''
}
