interface PageOpeningProps {
  title: string;
  intro: string;
  /** The date as of which the page is stated, as a sentence. */
  asOf?: string;
}

/** The head of a page that is mostly text: its title on the left, what it is for and how fresh on the right. */
export function PageOpening({ title, intro, asOf }: PageOpeningProps) {
  return (
    <div className="border-line border-b bg-sand">
      <div className="page grid items-end gap-x-16 gap-y-6 py-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-20">
        <h1 className="max-w-[14ch] text-4xl">{title}</h1>
        <div className="measure">
          <p className="text-lg">{intro}</p>
          {asOf && <p className="measure mt-5 border-brass border-t pt-4 text-slate text-sm">{asOf}</p>}
        </div>
      </div>
    </div>
  );
}
