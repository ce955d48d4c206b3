// Node.js 20 has no iterator helpers, which react-data-grid calls. All supported browsers have them.
const iteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object

const helpers = {
  *map<Item, Mapped>(this: Iterable<Item>, change: (item: Item) => Mapped) {
    for (const item of this) yield change(item)
  },
  toArray<Item>(this: Iterable<Item>) {
    return [...this]
  },
}

for (const [name, value] of Object.entries(helpers))
  if (!(name in iteratorPrototype))
    Object.defineProperty(iteratorPrototype, name, { value, writable: true, configurable: true })
