import type { Texts } from "../app/content-shape/schema.ts";

/**
 * Edit the texts of the interface here: headings, labels, buttons and screen reader announcements.
 * Keep the placeholders in {braces}. Write texts that contain a number in each plural form of your
 * language (docs/owner.md).
 */
export const texts = {
  /** Set the language of the content as a language tag, such as "en", "de" or "pt-BR". */
  language: "en",
  /** Set the language and country that determine the format of prices and dates. */
  locale: "en-US",
  currency: "USD",
  products: { one: "{count} product", other: "{count} products" },
  frame: {
    skip: "Skip to content",
    homeLink: "{name}, home",
    navigation: "Main",
    search: "Search",
    cart: "Cart, 0 items",
    login: "Log in",
    menu: "Menu",
    newTab: "(opens in a new tab)",
  },
  home: {
    browseProject: "Browse Project",
    tiles: "Explore",
    heroCards: "Departments",
    browse: "Browse",
    trending: "Trending Products",
    trendingLink: "Trending",
    showMore: "Show More",
    revealed: { one: "{count} product shown", other: "{count} products shown" },
    /** {month} and {day} become the month and day on which the deal ends, as numbers. */
    deal: "Up to 50% off until {month}/{day}",
    /** Write the words that replace the date for visitors without JavaScript. */
    dealWithoutDate: "further notice",
    /** {date} becomes a date that starts with the weekday. */
    dealEnd: "The deal ends at the start of {date}.",
    categoryOnSale: "{category} on sale",
    timeLeft: "Time left",
    pause: "Pause the countdown",
    days: "days",
    hours: "hours",
    minutes: "minutes",
    seconds: "seconds",
    services: "Services",
    blog: "From the blog",
  },
  product: {
    price: "Price",
    was: "was",
    /** Use {percent} to show the discount as a percentage, or {amount} to show it as money. */
    sale: "{percent}% off",
    rating: "Rated {rating} out of 5",
  },
  category: {
    breadcrumb: "Breadcrumb",
    home: "Home",
    genders: "Gender",
    allGenders: "All",
    noMatch: "No products match these filters.",
    empty: "Nothing here yet. Try the links above.",
    /** Write the line that replaces the subtitle above a list of products on sale. */
    upTo: "Up to {percent}% off",
    otherAddress: "{suggestion} is at a slightly different address.",
  },
  search: {
    title: "Search",
    description: "Search the shop by product name or description.",
    label: "Product name or description",
    minimum: "Three characters or more",
    placeholder: "e.g. cotton",
    /** Write the word before the example searches from content/site.ts. */
    examples: "Try",
    button: "Search",
    withoutScript:
      "Search needs JavaScript, which is switched off. The whole shop is two clicks away:",
    scriptsLost: "Search needs a script that did not load. The whole shop is two clicks away:",
    tooShort: "Search needs at least {count} characters.",
    tooLong: "Only the first {count} characters were searched for.",
    noneFound: "No products found for “{words}”.",
    noMatch: "No name or description contains “{words}”.",
    /** Write the heading above products that contain all words of a search, but not as an exact phrase. */
    allWords: "Matches all these words",
    found: { one: "{count} product for “{words}”", other: "{count} products for “{words}”" },
    results: "results",
    pageTitle: "Search: {words}",
    filteredTitle: "Search: {words} ({list})",
    list: "products",
    /**
     * Write the words for a discount, separated by spaces. A search for any of these words links to the products on
     * sale.
     */
    saleWords: "sale deal discount reduced reduction offer bargain clearance",
    /** Write the words without a meaning of their own, separated by spaces. Search suggestions ignore these words. */
    stopWords:
      "a about above after again all almost also am among an and another any anyone anything are around as at away be because been before behind being below between both but by can cannot could did do does doing done each eight either eleven else enough even ever every everyone everything few five for four from get gets go goes had has have having he her here hers him his how however i if in inside into is it its itself just less like made main many may me might mine more most much must my near neither never nine no nobody none nor not nothing now of off often on once one only onto or other others our ours out outside over own per perhaps quite rather really same seven she should since six slightly so some someone something soon still such ten than that the their theirs them then there these they thing things this those though three through to together too toward towards twelve twice two under underneath until up upon us very via was we well were what when where whether which while who whom whose why will with within without would yes yet you your yours",
    /** Write words that visitors may type, each with the word that your products use. */
    synonyms: {
      backpack: "rucksack",
      handbag: "bag",
      purse: "bag",
      shades: "sunglasses",
      glasses: "sunglasses",
      spectacles: "sunglasses",
      tshirt: "t-shirt",
      denims: "jeans",
      trousers: "jeans",
      pants: "jeans",
      gown: "dress",
      frock: "dress",
      overcoat: "coat",
      zip: "zipper",
      grey: "gray",
      "navy blue": "navy",
    },
  },
  listing: {
    filter: "Filter",
    withoutFilters: "Filters didn't load. Showing everything.",
    filterList: "Filter {list}",
    chosen: "selected",
    chosenFilters: "Selected filters",
    removeFilter: "Remove filter:",
    clear: "Clear all",
    close: "Close",
    show: { one: "Show {count} product", other: "Show {count} products" },
    sort: "Sort by",
    type: "Type",
    color: "Color",
    price: "Price",
    onSale: "On sale",
    /**
     * Write the patterns of page titles that name the chosen filters: types, colors, the sale and
     * prices.
     */
    lastOfList: "{list} and {last}",
    inOptions: "{list} in {options}",
    reduced: "{list}, on sale",
    atPrices: "{list}, {prices}",
    /** Write price bands as they appear in the middle of a sentence. */
    priceBands: { under: "under {to}", between: "{from} to {to}", andMore: "{from} and up" },
    sortOptions: {
      featured: "Featured",
      "price-asc": "Price, low to high",
      "price-desc": "Price, high to low",
      rating: "Best rated",
      discount: "Biggest discount",
    },
  },
  nothingFound: "No products found",
  relatedLinks: "Keep looking",
  didYouMean: "Did you mean {suggestion}?",
  notFound: {
    pageTitle: "Page not found",
    title: "Sorry, page not found!",
    text: "This page is not yet set up, but I'm working on it!",
    button: "Home Page",
    /** {list} becomes the name of the list from which the visitor came. */
    back: "Back to {list}",
  },
  error: {
    title: "Unexpected Application Error!",
    stack: "Stack trace",
    greeting: "Hey developer.",
    help: "This page threw the error above. The stack trace is below.",
    button: "Back to the shop",
  },
  /** Add a group of texts for each of your own sections and pages: `about: { heading: "About me" }`. */
  own: {},
} satisfies Texts;
