import type { Language } from '../language.ts'

/** Spanish as in benefits guides in the United States: "usted", and HSA spelled out where it first appears. */
export const language: Language = {
  locale: 'es-US',
  direction: 'ltr',

  shell: {
    application: 'Calculadora de planes médicos',
    pageTitle: '{screen} – Calculadora de planes médicos',
    errorTitle: 'Error: {title}',
    loading: 'Cargando…',
    loadingHint: 'Esto tarda más de lo normal. Revise su conexión o cargue la página de nuevo.',
    noScript: 'La calculadora necesita JavaScript. Actívelo y cargue la página de nuevo.',
    tryAgain: 'Intentar de nuevo',
    home: {
      heading: 'Haga las cuentas de su plan médico',
      lead: 'Use nuestra calculadora para estimar sus costos médicos de {planYear}.',
      start: 'Comencemos',
      facts: ['Unos dos minutos', 'Sin nombre ni registro', 'Sus respuestas quedan en esta pestaña'],
      preview: {
        example: 'Ejemplo',
        bestPlan: 'Su mejor plan',
        totals: ['$4,209', '$5,548', '$7,960'],
      },
    },
    steps: {
      label: 'Pasos',
      home: 'Inicio',
      personal: 'Sus datos',
      coverage: 'Cobertura',
      scenario: 'Escenario',
      results: 'Resultados',
      completed: '{step}: paso completado',
      notAvailable: '{step}: paso aún no disponible',
    },
    preview: 'Vista previa de la calculadora de {year}',
    createdBy: 'Creada por {consultancy} para {client}',
    copyright: '© 2018–{year}',
    licenses: 'Licencias de software',
    notAvailable: {
      heading: 'No disponible',
      advice: 'Revise la URL que escribió e intente de nuevo',
      leave: 'Ir a la calculadora',
    },
    stepFailure: {
      heading: 'Este paso no se cargó',
      advice: 'Sus respuestas siguen aquí. Revise su conexión e intente de nuevo.',
      adviceBeforeStart: 'Revise su conexión e intente de nuevo. No se perdió nada.',
    },
  },

  steps: {
    next: 'Siguiente',

    forms: {
      pleaseSelect: 'Seleccione',
      addOne: 'Agregar uno',
      removeOne: 'Quitar uno',
      service: 'Servicio',
      uses: 'Usos',
      usesByPerson: '{service}, {person}',
      personError: '{person}: {message}',
      selectOne: 'Seleccione una de las opciones.',
      enterWholeNumber: 'Escriba un número entero de {minimum} a {maximum}.',
      answerAgain: 'Responda esto de nuevo.',
    },

    people: {
      subscriber: 'Usted',
      spouse: 'Su cónyuge',
      inSentence: {
        subscriber: 'usted',
        spouse: 'su cónyuge',
        children: { one: '{count} hijo(a)', other: '{count} hijos' },
      },
      child: 'Hijo(a) {number}',
      sameName: '{name} ({number})',
      children: { one: '{count} hijo(a)', other: '{count} hijos' },
    },

    personal: {
      heading: 'Cuéntenos sobre usted',
      salaryBand: 'Su rango salarial o tipo de empleo',
      location: 'Su ubicación',
      savingsStyle: 'Su actitud hacia el ahorro',
      hint: 'Responda todas las preguntas para continuar',
    },

    coverage: {
      heading: '¿Quién necesita cobertura?',
      you: 'Usted',
      alwaysCovered: 'Siempre con cobertura',
      spouse: 'Cónyuge',
      children: 'Hijos',
      childOrChildren: 'Hijo(s)',
      needed: 'Necesita cobertura {tier}.',
      tiers: {
        EE: 'solo para usted',
        ES: 'para usted y su cónyuge',
        EK: 'para usted y un hijo(a)',
        EC: 'para usted y sus hijos',
        EF: 'familiar',
        childOrChildren: 'para usted y su(s) hijo(s)',
      },
    },

    scenario: {
      heading: '¿Cómo será su {planYear}?',
      expectedUsage: 'Su uso previsto',
      hint: 'Elija su uso previsto para continuar',
      customEntry: 'Escenario personalizado (configúrelo abajo)',
      customize: 'Personalizar',
      customizeHint: 'Personalice su uso previsto para continuar',
      customInUse: 'Su escenario personalizado está en uso.',
      surcharges: 'Recargos y créditos',
    },

    customScenario: {
      title: 'Crear escenario personalizado',
      close: 'Cerrar',
      warning: 'Un escenario personalizado reemplaza nuestros supuestos y puede cambiar el resultado.',
      question: '¿Cuántas veces usarán usted y su familia cada servicio en {planYear}? Sume las de todos.',
      questionByPerson: '¿Cuántas veces usará cada persona cada servicio en {planYear}?',
      caption: 'Usos de cada servicio en {planYear}',
      startFrom: 'Comenzar con',
      replaceUses: 'Reemplazar los usos de abajo',
      filled: 'Se copiaron los usos: {scenario}.',
      confirm: 'Usar escenario personalizado',
      allZeros: 'Todos los usos son 0: un año sin atención médica. ¿Usarlo así?',
      confirmZeros: 'Usarlo sin atención médica',
    },

    results: {
      heading: 'Sus resultados',
      client: '{planYear}, {client}',
      date: 'Estimación del {date}',
      searching: 'Buscando su mejor plan…',
      savings: 'Según lo que nos dijo, podría ahorrar unos {amount} si elige:',
      savingsBasis: 'Esto se basa en su estilo de ahorro y puede costarle:',
      best: 'Según lo que nos dijo, el mejor plan para usted puede ser:',
      bestBasis: 'Esto se basa en:',
      found: {
        savings: 'Según lo que nos dijo, podría ahorrar unos {amount} si elige: {plan}',
        best: 'Según lo que nos dijo, el mejor plan para usted puede ser: {plan}',
      },
      foundAfterChange: '{found}. {change}',
      rounded: 'Redondeado a dólares enteros.',
      contributionLimit: {
        HSA: 'El límite máximo de contribución a su {account} en {planYear} es de {limit} (menos la contribución de su empleador)',
        other: 'El límite máximo de contribución a su {account} en {planYear} es de {limit}',
      },
      catchUp: { other: 'Si tiene {count} años o más, puede agregar {amount}' },
      sectionsFailure: {
        heading: 'La comparación de planes no se cargó',
        advice: 'Su mejor plan y sus respuestas siguen aquí. Revise su conexión e intente de nuevo.',
      },
    },

    companyMoney: {
      kept: '{full} de su empleador: usaría {used} este año y conservaría {remaining}.',
      left: '{full} de su empleador: usaría {used} este año y quedarían {remaining}.',
      allUsed: '{full} de su empleador: este año lo usaría todo.',
      allKept: '{full} de su empleador: lo conservaría todo.',
      allLeft: '{full} de su empleador: no usaría nada este año.',
      match:
        'Esto incluye una contribución equivalente de {match} que recibe si usted aporta {contribution}.',
      limit: '{total} en total: {company} de su empleador y hasta {own} de usted.',
    },

    figures: {
      outOfPocketExpenses: 'Gastos de bolsillo',
      hsaFunds: 'Fondos de su empleador (HSA)',
      payrollDeduction: 'Deducción anual de nómina',
      payrollDeductionAndCharges: 'Deducción de nómina y recargos',
      totalCost: 'Costos anuales estimados',
      signs: { minus: 'menos', plus: 'más', equals: 'igual a' },
    },

    confidence: {
      clear: 'Una opción clara.',
      close: 'Poca diferencia.',
      steady: 'Poca diferencia, pero constante.',
      cheapestIn: {
        nearlyAll: 'El {plan} es la opción más económica en casi todos los años como este.',
        some: 'El {plan} es la opción más económica en unos {years} de cada 100 años como este.',
        hardlyAny: 'El {plan} casi nunca es la opción más económica en años como este.',
      },
      itIsCheapestIn: {
        nearlyAll: 'Es la opción más económica en casi todos los años como este.',
        some: 'Es la opción más económica en unos {years} de cada 100 años como este.',
        hardlyAny: 'Casi nunca es la opción más económica en años como este.',
      },
      worstCaseLess: 'En el peor de los casos, el {plan} cuesta {amount} menos.',
      next: {
        more: 'Le sigue el {plan}: {amount} más.',
        less: 'Le sigue el {plan}: {amount} menos.',
        same: 'Le sigue el {plan}: casi lo mismo.',
      },
      even: {
        more: 'El {plan} cuesta casi lo mismo: {amount} más.',
        less: 'El {plan} cuesta casi lo mismo: {amount} menos.',
        same: 'El {plan} cuesta casi lo mismo.',
      },
      negativeTotal: {
        company: 'El dinero de su empleador supera sus costos.',
        credits: 'Sus créditos superan sus costos.',
        both: 'El dinero de su empleador y sus créditos superan sus costos.',
        other: 'Usted recibe más de lo que paga.',
      },
      worstCaseSavings: 'Este ahorro es para el peor de los casos.',
    },

    costs: {
      more: {
        unknown: 'El {plan} cuesta {cost} más que el {other} en un año como este.',
        more: 'El {plan} cuesta {cost} más que el {other} en un año como este, y {worst} más en el peor de los casos.',
        less: 'El {plan} cuesta {cost} más que el {other} en un año como este, pero {worst} menos en el peor de los casos.',
        same: 'El {plan} cuesta {cost} más que el {other} en un año como este, y casi lo mismo en el peor de los casos.',
      },
      less: {
        unknown: 'El {plan} cuesta {cost} menos que el {other} en un año como este.',
        more: 'El {plan} cuesta {cost} menos que el {other} en un año como este, pero {worst} más en el peor de los casos.',
        less: 'El {plan} cuesta {cost} menos que el {other} en un año como este, y {worst} menos en el peor de los casos.',
        same: 'El {plan} cuesta {cost} menos que el {other} en un año como este, y casi lo mismo en el peor de los casos.',
      },
      same: {
        unknown: 'El {plan} cuesta casi lo mismo que el {other} en un año como este.',
        more: 'El {plan} cuesta casi lo mismo que el {other} en un año como este, pero {worst} más en el peor de los casos.',
        less: 'El {plan} cuesta casi lo mismo que el {other} en un año como este, pero {worst} menos en el peor de los casos.',
        same: 'El {plan} cuesta casi lo mismo que el {other}, en un año como este y en el peor de los casos.',
      },
    },

    failure: {
      heading: 'No pudimos encontrar su mejor plan',
      network: 'Se perdió la conexión. Revise su internet. Sus respuestas siguen aquí.',
      timeout: 'El cálculo tardó demasiado. Intente de nuevo en un minuto. Sus respuestas siguen aquí.',
      status: 'Hubo un problema de nuestra parte. Sus respuestas siguen aquí.',
      shape:
        'Recibimos una respuesta que no pudimos leer. Intente de nuevo en un minuto. Sus respuestas siguen aquí.',
      rejected: 'No pudimos usar sus respuestas. Revise cada paso. Sus respuestas siguen aquí.',
    },

    panels: {
      savingsStyle: 'Su estilo de ahorro',
      plans: 'Ver cómo se calculó',
      bestPlan: 'De dónde vienen sus costos',
      notes: 'Notas y supuestos',
    },

    savingsStyle:
      'Usted eligió no ahorrar. Eso favorece un plan que puede reducir sus dificultades económicas, pero puede costarle más en total. Considere todas sus opciones, y si puede aportar dinero antes de impuestos a una HSA u otra cuenta similar.',

    plans: {
      caption: 'Lo que puede costarle cada plan en un año',
      plan: 'Plan',
      outOfPocketExpenses: 'Gastos de bolsillo',
      hsaFunds: 'Fondos de la HSA',
      surchargeTotal: 'Recargos y créditos',
      payrollDeduction: 'Deducción anual de nómina',
      totalCost: 'Costo anual estimado',
      worstCase: 'Peor caso',
      notStated: 'no indicado',
      best: 'El mejor para usted',
      savingsStyle: 'Se ajusta a su estilo de ahorro',
      dominated: 'Nunca cuesta menos que el {other}.',
      worstCaseNote:
        'Peor caso: lo que costaría este año, con la deducción de nómina, si usted alcanzara el gasto máximo de bolsillo del plan. Los costos que no cuentan para ese máximo, como algunos copagos, pueden agregarse.',
    },

    bestPlan: {
      worstCase:
        'En el peor de los casos, el {plan} le cuesta {amount}: lo que costaría este año, con la deducción de nómina, si usted alcanzara el gasto máximo de bolsillo del plan.',
      dominated: 'El {plan} nunca cuesta menos que el {other}.',
    },

    explanation: {
      summary: 'Cómo llegamos a {amount} de su bolsillo',
      summaryWithPlan: 'Cómo llegamos a {amount} de su bolsillo con el {plan}',
      fullPrice: 'Precio completo: lo que usted y el plan pagan juntos.',
      bold: 'El monto en negrita es lo que usted paga.',
      savedByMaximum: 'Ahorro por el máximo: lo que también pagaría sin gasto máximo de bolsillo.',
      everyone: 'Toda la familia',
      person: 'Persona',
      service: 'Servicio',
      total: 'Total',
      columns: {
        uses: 'Usos',
        allowedAmount: 'Precio completo',
        deductible: 'Deducible',
        copay: 'Copago',
        coinsurance: 'Coseguro',
        notCovered: 'Sin cobertura',
        paid: 'Usted paga',
        amountOverMaximum: 'Ahorro por el máximo',
      },
    },

    notes: {
      averages: 'Los costos son promedios de categorías amplias de servicios.',
      cheapestFacility: 'Suponemos que los servicios cubiertos se reciben en el centro médico más económico.',
      maximums:
        'Sus gastos de bolsillo pueden ser menores que la suma de la tabla, por su gasto máximo de bolsillo.',
      rounding: 'Los montos sin centavos están redondeados: una suma puede variar en $1.',
      household: 'La estimación es para {household}.',
      otherHousehold: {
        EE: 'La estimación de la cobertura solo para usted se calcula para {household}, aunque usted cubra a más o menos personas.',
        ES: 'La estimación de la cobertura para usted y su cónyuge se calcula para {household}, aunque usted cubra a más o menos personas.',
        EK: 'La estimación de la cobertura para usted y un hijo(a) se calcula para {household}, aunque usted cubra a más o menos personas.',
        EC: 'La estimación de la cobertura para usted y sus hijos se calcula para {household}, aunque usted cubra a más o menos personas.',
        EF: 'La estimación de la cobertura familiar se calcula para {household}, aunque usted cubra a más o menos personas.',
        childOrChildren:
          'La estimación de la cobertura para usted y su(s) hijo(s) se calcula para {household}, aunque usted cubra a más o menos personas.',
      },
      customUses: 'Los usos de su escenario personalizado se reparten entre estas personas.',
      coveredMonths: {
        one: 'Los montos son de un mes de cobertura.',
        other: 'Los montos son de {count} meses de cobertura.',
      },
      pricesAbove: {
        about:
          'Suponemos que los precios en su ubicación están un {percent} por encima de los precios típicos.',
        lessThan:
          'Suponemos que los precios en su ubicación están menos de un {percent} por encima de los precios típicos.',
      },
      pricesBelow: {
        about:
          'Suponemos que los precios en su ubicación están un {percent} por debajo de los precios típicos.',
        lessThan:
          'Suponemos que los precios en su ubicación están menos de un {percent} por debajo de los precios típicos.',
        moreThan:
          'Suponemos que los precios en su ubicación están más de un {percent} por debajo de los precios típicos.',
      },
      claimOrder: 'Los deducibles y los máximos dependen del orden de las reclamaciones del año. Suponemos:',
      claimOrderRules: {
        'by-date': 'Las reclamaciones cuentan en el orden de sus fechas.',
        'mean-of-orders': {
          one: 'Nadie conoce aún esas fechas, así que las cifras son el promedio de {count} orden posible, el mismo para todos los planes. Un año real puede costar menos o más.',
          other:
            'Nadie conoce aún esas fechas, así que las cifras son el promedio de {count} órdenes posibles, los mismos para todos los planes. Un año real puede costar menos o más.',
        },
        'mean-of-many-orders':
          'Nadie conoce aún esas fechas, así que las cifras son el promedio de muchos órdenes posibles, los mismos para todos los planes. Un año real puede costar menos o más.',
        'stays-together': 'Los días de una hospitalización son consecutivos.',
      },
      services: 'Usos y precios de cada servicio',
    },

    services: {
      caption: 'Usos: todo su hogar. Precio: lo que usted y el plan pagan juntos.',
      service: 'Servicio',
      uses: 'Usos',
      price: 'Precio por uso',
    },

    answers: {
      close: 'Cerrar',
      continue: 'Continuar con sus respuestas',

      household: {
        single: 'Usted',
        couple: 'Usted y su cónyuge',
        withChildren: { one: 'Usted y {count} hijo(a)', other: 'Usted y {count} hijos' },
        family: { other: 'Familia de {count}' },
      },
      customScenario: 'Escenario personalizado',
      noSurcharges: 'Sin recargos ni créditos',

      summary: {
        heading: 'Sus respuestas',
        change: 'Cambiar',
        changeStep: {
          personal: 'Cambiar sus datos',
          coverage: 'Cambiar quién necesita cobertura',
          scenario: 'Cambiar su uso previsto',
        },
        costs: {
          less: '{amount} menos que antes.',
          more: '{amount} más que antes.',
          same: 'El mismo costo que antes.',
        },
        planBefore: 'Antes, el mejor plan era el {plan}.',
      },

      actions: {
        print: 'Imprimir o guardar como PDF',
        copyLink: 'Copiar enlace',
        copied: 'Enlace copiado.',
        copyYourself: 'Su navegador no copió el enlace. Cópielo de aquí.',
        link: 'Enlace a sus resultados',
        linkContent:
          'Este enlace contiene sus respuestas sobre su salud. Compártalo solo con personas de confianza.',
      },

      startOver: {
        button: 'Empezar de nuevo',
        title: '¿Empezar de nuevo?',
        effect: 'Se borrarán sus respuestas.',
      },

      link: {
        found: 'Este enlace contiene respuestas.',
        show: 'Ver estos resultados',
        changed: 'La calculadora cambió, y las respuestas de este enlace ya no sirven. Responda de nuevo.',
        unreadable: 'Este enlace está incompleto. Pídalo de nuevo o responda las preguntas.',
        dismiss: 'Descartar',
        replace: '¿Reemplazar sus respuestas?',
        replaceEffect: 'Las respuestas de este enlace reemplazarán las suyas.',
        replaceConfirm: 'Reemplazar mis respuestas',
      },
    },

    languages: {
      label: 'Idioma',
      changed: 'Idioma de la calculadora: {language}.',
      failed: 'El idioma no cambió. Sus respuestas siguen aquí. Revise su conexión y elíjalo de nuevo.',
    },
  },

  sections: {
    comparison: {
      heading: 'Cómo se comparan sus planes',
      period: 'Montos por',
      periods: { year: 'Año', paycheck: 'Cheque de pago' },
      perPaycheck: {
        one: 'Los costos del año, divididos entre {count} cheque de pago. Las facturas no llegan en partes iguales.',
        other:
          'Los costos del año, divididos entre {count} cheques de pago. Las facturas no llegan en partes iguales.',
      },
      sort: 'Ordenar por',
      periodChosen: {
        year: 'Montos de un año.',
        paycheck: {
          one: 'Montos de {count} cheque de pago.',
          other: 'Montos de cada uno de los {count} cheques de pago.',
        },
      },
      sorted: {
        totalCost: 'Ordenado por costo previsto. Primero: {plan}.',
        worstCase: 'Ordenado por peor caso. Primero: {plan}.',
        paychecks: 'Ordenado por deducción de nómina. Primero: {plan}.',
      },
      orders: { totalCost: 'Costo previsto', worstCase: 'Peor caso', paychecks: 'Deducción de nómina' },

      lowest: 'Estimación más baja',
      dominated: 'Nunca cuesta menos que el {other}',
      difference: {
        more: '+{amount}',
        less: '−{amount}',
        same: 'casi lo mismo',
      },
      differenceInWords: {
        more: '{amount} más que el mejor plan',
        less: '{amount} menos que el mejor plan',
        same: 'casi lo mismo que el mejor plan',
      },
      parts: {
        paychecks: 'Deducción de nómina {amount}',
        charges: 'Recargos y créditos {amount}',
        care: 'Atención médica {amount}',
        company: 'Empleador {amount}',
      },
      overYear: 'En un año:',
      mostYearsSame: 'La mayoría de los años: {amount}',
      mostYears: 'La mayoría de los años: de {low} a {high}',
      worstCase: 'Peor caso {amount}',
      legend: {
        paychecks: 'Deducción de nómina',
        charges: 'Recargos',
        care: 'Por atención médica',
        company: 'Lo paga su empleador',
        credits: 'Créditos',
        range: '8 de cada 10 años como este',
        worst: 'Peor caso',
      },

      tradeOff: {
        care: {
          less: {
            more: 'Con el {plan}, conserva {paychecks} más de su sueldo que con el {other}, pero paga {care} más por atención médica.',
            less: 'Con el {plan}, conserva {paychecks} más de su sueldo que con el {other}, y paga {care} menos por atención médica.',
            same: 'Con el {plan}, conserva {paychecks} más de su sueldo que con el {other}, y paga casi lo mismo por atención médica.',
          },
          more: {
            more: 'Con el {plan}, conserva {paychecks} menos de su sueldo que con el {other}, y paga {care} más por atención médica.',
            less: 'Con el {plan}, conserva {paychecks} menos de su sueldo que con el {other}, pero paga {care} menos por atención médica.',
            same: 'Con el {plan}, conserva {paychecks} menos de su sueldo que con el {other}, y paga casi lo mismo por atención médica.',
          },
          same: {
            more: 'Con el {plan}, conserva casi lo mismo de su sueldo que con el {other}, pero paga {care} más por atención médica.',
            less: 'Con el {plan}, conserva casi lo mismo de su sueldo que con el {other}, y paga {care} menos por atención médica.',
          },
        },
        careAfterCompanyMoney: {
          less: {
            more: 'Con el {plan}, conserva {paychecks} más de su sueldo que con el {other}, pero paga {care} más por atención médica, contando el dinero de su empleador.',
            less: 'Con el {plan}, conserva {paychecks} más de su sueldo que con el {other}, y paga {care} menos por atención médica, contando el dinero de su empleador.',
            same: 'Con el {plan}, conserva {paychecks} más de su sueldo que con el {other}, y paga casi lo mismo por atención médica, contando el dinero de su empleador.',
          },
          more: {
            more: 'Con el {plan}, conserva {paychecks} menos de su sueldo que con el {other}, y paga {care} más por atención médica, contando el dinero de su empleador.',
            less: 'Con el {plan}, conserva {paychecks} menos de su sueldo que con el {other}, pero paga {care} menos por atención médica, contando el dinero de su empleador.',
            same: 'Con el {plan}, conserva {paychecks} menos de su sueldo que con el {other}, y paga casi lo mismo por atención médica, contando el dinero de su empleador.',
          },
          same: {
            more: 'Con el {plan}, conserva casi lo mismo de su sueldo que con el {other}, pero paga {care} más por atención médica, contando el dinero de su empleador.',
            less: 'Con el {plan}, conserva casi lo mismo de su sueldo que con el {other}, y paga {care} menos por atención médica, contando el dinero de su empleador.',
          },
        },
      },
      compareTwo: 'Comparar dos planes',
      firstPlan: 'Primer plan',
      secondPlan: 'Segundo plan',
      samePlan: 'Elija dos planes diferentes.',
      noDifference: 'Estos planes tienen los mismos costos y condiciones.',
      differences: {
        one: '{count} diferencia entre el {first} y el {second}.',
        other: '{count} diferencias entre el {first} y el {second}.',
      },
      differencesCaption: 'Solo las diferencias. Los montos son de un año.',
      term: 'Monto o condición',
      valueNames: {
        totalCost: 'Costo estimado',
        rangeLow: '1 de cada 10 años cuesta menos de',
        rangeHigh: '1 de cada 10 años cuesta más de',
        worstCase: 'Peor caso',
        paychecks: 'Deducción de nómina',
        paycheck: 'De un cheque de pago',
        charges: 'Recargos y créditos',
        care: 'Por atención médica',
        company: 'Dinero del empleador en esta estimación',
        contribution: 'Lo que el empleador aporta a la cuenta',
        match: 'Lo que el empleador agrega a sus ahorros',
        matchMaximum: 'Lo máximo que agrega',
        coinsurance: 'Su parte habitual después del deducible',
      },
      limitNames: {
        deductible: {
          single: 'Deducible',
          person: 'Deducible, por persona',
          family: 'Deducible, por familia',
        },
        drugDeductible: {
          single: 'Deducible de medicamentos',
          person: 'Deducible de medicamentos, por persona',
          family: 'Deducible de medicamentos, por familia',
        },
        maximum: {
          single: 'Gasto máximo de bolsillo',
          person: 'Gasto máximo de bolsillo, por persona',
          family: 'Gasto máximo de bolsillo, por familia',
        },
        drugMaximum: {
          single: 'Máximo de medicamentos',
          person: 'Máximo de medicamentos, por persona',
          family: 'Máximo de medicamentos, por familia',
        },
      },
      values: {
        none: 'No hay',
        shared: 'Compartido',
      },
    },

    years: {
      scenarios: {
        heading: 'Si el año resulta diferente',
        summary: {
          all: { other: 'El {plan} es la opción más económica en cada uno de los {count} escenarios.' },
          some: { other: 'El {plan} es la opción más económica en {cheapest} de los {count} escenarios.' },
          none: { other: 'El {plan} no es la opción más económica en ninguno de los {count} escenarios.' },
        },
        caption: 'El costo de cada plan en cada escenario',
        scenario: 'Escenario',
        custom: 'Su escenario personalizado',
        chosen: 'su elección',
        cheapest: 'menor costo',
        leavesOut: { child: 'sin cobertura para un hijo(a)', spouse: 'sin cobertura para un cónyuge' },
        coverageChange: {
          child:
            'Un bebé cambia su cobertura. Con un hijo(a), sus deducciones de nómina y límites serán diferentes: {link}.',
          spouse:
            'Un matrimonio cambia su cobertura. Con un cónyuge, sus deducciones de nómina y límites serán diferentes: {link}.',
          link: 'cambie quién necesita cobertura',
        },
      },

      care: {
        heading: 'Según cuánta atención médica use',
        lead: 'Lo que pagaría con más o menos atención médica del mismo tipo. La línea más baja es la opción más económica.',
        crossover: {
          cheaper: 'A partir de unos {care} de atención médica, el {plan} cuesta menos.',
          close: 'A partir de unos {care} de atención médica, el {plan} cuesta menos o casi lo mismo.',
        },
        betweenCrossovers: {
          cheaper: 'Entre unos {care} y {end} de atención médica, el {plan} es la opción más económica.',
          close: 'Entre unos {care} y {end} de atención médica, el {plan} es la opción más económica o casi.',
        },
        alwaysCheapest: 'El {plan} es la opción más económica con cualquier monto.',
        otherKinds:
          'Con otros tipos de atención médica, como en algunos escenarios, otro plan puede costar menos.',
        chart:
          'Gráfico de líneas: lo que le cuesta cada plan en un año, según el precio completo de su atención médica',
        cost: 'Lo que le cuesta un año',
        zoomIn: 'Acercar a su año',
        zoomOut: 'Ver todos los montos',
        ownYear: 'Su año: {care} de atención médica',
        ownYearShort: 'Su año',
        slider: 'Atención médica del año, a precio completo',
        atOwnYear: 'Con {care} de atención médica, como en su año:',
        at: 'Con {care} de atención médica:',
        position: '{care} de atención médica. La opción más económica es el {plan}: {cost}.',
        positionOfOwnYear:
          '{care} de atención médica, como en su año. La opción más económica es el {plan}: {cost}.',
        table: 'Ver el gráfico como tabla',
        tableCaption: 'El costo de cada plan según el precio completo de su atención médica',
        care: 'Atención médica',
        own: 'su año',
      },
    },

    why: {
      heading: 'Por qué paga {amount} de su bolsillo',
      fullPrice: 'Su atención médica cuesta {price} a precio completo. Con el {plan}, usted paga {amount}.',
      free: 'Su atención médica cuesta {price} a precio completo. Con el {plan}, usted no paga nada.',
      steps: {
        noDeductible: 'Este plan no tiene deducible.',
        nothingDeductible: 'Nada de esta atención médica cuenta para su deducible de {limit}.',
        firstDollars: {
          person: 'Usted paga los primeros {amount}: su deducible.',
          family: 'Usted paga los primeros {amount}: su deducible familiar.',
        },
        wholeDeductible: {
          person: 'Usted paga todo su deducible: {amount}.',
          family: 'Usted paga todo su deducible familiar: {amount}.',
        },
        belowDeductible: {
          person: 'Usted paga {amount} por su cuenta, porque no llega a su deducible de {limit}.',
          family: 'Usted paga {amount} por su cuenta, porque no llega a su deducible familiar de {limit}.',
        },
        partOfDeductible: {
          person: 'Usted paga {amount} de su deducible de {limit}.',
          family: 'Usted paga unos {amount} de su deducible familiar de {limit}.',
        },
        partOfDeductibles:
          'Usted paga unos {amount} de sus deducibles (de {personLimit} por persona y {limit} por familia).',
        drugDeductible: {
          person:
            'Usted paga {amount} de sus deducibles (de {limit} para atención médica y {drugLimit} para medicamentos).',
          family:
            'Usted paga unos {amount} de sus deducibles familiares (de {limit} para atención médica y {drugLimit} para medicamentos).',
        },
        drugDeductiblePerPerson:
          'Usted paga unos {amount} de sus deducibles familiares (de {limit} para atención médica y {drugLimit} para los medicamentos de cada persona).',
        deductibles: 'Usted paga {amount} en deducibles.',
        coinsurance: 'Usted paga el {percentage} ({amount}) y el plan paga el resto.',
        laterCoinsurance: 'Después, usted paga el {percentage} ({amount}) y el plan paga el resto.',
        usualCoinsurance: 'Por lo general, usted paga el {percentage} ({amount}).',
        laterUsualCoinsurance: 'Después, por lo general, usted paga el {percentage} ({amount}).',
        otherCoinsurance: 'Usted paga una parte del precio de algunos servicios: {amount}.',
        copays: 'Usted paga {amount} en copagos.',
        notCovered: 'Usted paga {amount} por atención médica que este plan no cubre.',
        freeCare: '{amount} de esta atención médica no le cuestan nada.',
        belowMaximum: 'Su gasto máximo de bolsillo es de {limit}. Este año queda {amount} por debajo.',
        farBelowMaximum:
          'Su gasto máximo de bolsillo es de {limit}. Este año queda al menos {amount} por debajo.',
        drugMaximum:
          'Sus gastos máximos de bolsillo son de {limit} para atención médica y {drugLimit} para medicamentos.',
        savedByDrugMaximum:
          'Sus gastos máximos de bolsillo (de {limit} para atención médica y {drugLimit} para medicamentos) le ahorran unos {amount}.',
        reachedMaximum: 'Usted llega a su gasto máximo de bolsillo de {limit}. Le ahorra {amount}.',
        savedByMaximum: 'Su gasto máximo de bolsillo le ahorra unos {amount}.',
        savedByMaximums:
          'Sus gastos máximos de bolsillo (de {personLimit} por persona y {limit} por familia) le ahorran unos {amount}.',
        companyMoney: 'Su empleador aporta {amount} para esto.',
        companyMoneyLeft: 'Su empleador aporta {limit}, y {amount} son para esto.',
      },
      shares: {
        deductible: 'Deducible',
        copay: 'Copagos',
        coinsurance: 'Coseguro',
        notCovered: 'Sin cobertura',
        planPays: 'Paga el plan',
        savedByMaximum: 'Ahorro por el máximo',
      },
      total: 'Precio completo',
      words: {
        heading: 'Qué significan estas palabras',
        plan: [
          'Deducible: lo que usted paga por atención médica antes de que pague el plan.',
          'Copago: un precio fijo que usted paga por cada servicio.',
          'Coseguro: el porcentaje del precio que usted paga después del deducible.',
          'Gasto máximo de bolsillo: lo máximo que usted paga por atención médica cubierta en un año.',
        ],
        accounts: {
          HSA: 'Cuenta de ahorros para la salud (HSA): una cuenta libre de impuestos para atención médica. Lo que queda es suyo.',
          FSA: 'Cuenta de gastos flexibles (FSA): una cuenta libre de impuestos para atención médica. Lo que queda puede perderse.',
          HRA: 'Cuenta de reembolso de salud (HRA): dinero de su empleador para atención médica. Lo que queda es de su empleador.',
        },
      },
      details: 'Ver cada servicio con centavos',
      months: {
        heading: 'Cuándo pueden llegar las facturas',
        highest: 'Prepárese para una factura grande: en 1 de cada 10 años, un mes cuesta {amount} o más.',
        early: 'Son promedios: la mayoría de las facturas llegan antes del final de {month}.',
        declining: 'Son promedios: los primeros meses cuestan más que los últimos.',
        even: 'Son promedios: ningún mes cuesta mucho más que otro.',
      },
    },

    account: {
      ownSavings: 'Si ahorra en su {account}',
      companyMoney: 'Cómo funciona su {account}',
      notAdvice: 'Es una estimación, no asesoría tributaria. No cambia los resultados de arriba.',

      contribution: 'Lo que aporta a su {account} en {planYear}',
      perPaycheck: {
        one: '{amount} de {count} cheque de pago.',
        other: '{amount} de cada uno de los {count} cheques de pago.',
      },
      catchUp: { other: 'Tengo {count} años o más' },
      filingStatus: 'Cómo declara sus impuestos',
      filingStatuses: {
        single: 'Soltero(a)',
        joint: 'Casado(a), en conjunto',
        headOfHousehold: 'Cabeza de familia',
      },
      pleaseSelect: 'Seleccione',
      income: 'Sueldo anual de su hogar antes de impuestos',
      ownPay: 'Su propia parte',
      ownPayHint:
        'Déjelo vacío si todo es suyo. El impuesto del Seguro Social solo se cobra hasta {amount} del sueldo de una persona en {year}.',
      statePercentage: 'Tasa de su impuesto estatal sobre el ingreso, en porcentaje',
      stateHints: {
        HSA: 'Déjelo vacío si su estado no tiene impuesto sobre el ingreso, o si vive en California o Nueva Jersey, que cobran impuestos sobre las contribuciones a la HSA.',
        other:
          'Déjelo vacío si su estado no tiene impuesto sobre el ingreso, o si cobra impuestos sobre estas contribuciones.',
      },
      payrollTax: 'Incluir los impuestos sobre la nómina',
      payrollTaxHint:
        'Se ahorra los impuestos del Seguro Social y Medicare si aporta por deducción de nómina.',
      enterAmount: 'Escriba un monto de $0 a {highest}.',
      enterPercentage: 'Escriba un porcentaje de 0 a {highest}.',

      tax: {
        caption: 'Impuestos que ahorra',
        federal: 'Impuesto federal sobre el ingreso',
        payroll: 'Seguro Social y Medicare',
        state: 'Impuesto estatal sobre el ingreso',
        total: 'En total',
        needsAmounts:
          'Escriba lo que aporta y el sueldo anual de su hogar para ver los impuestos que ahorra.',
        needsCorrection: 'Revise los montos que escribió para ver los impuestos que ahorra.',
        moreThanPay: 'Aporta más que el sueldo anual de su hogar.',
        saved: 'Ahorraría {amount} en impuestos.',
        none: 'Esta contribución no le ahorraría impuestos.',
        effect:
          'Costos anuales estimados: {costAfterTax} en lugar de {cost}, sin contar los {contribution} que aporta.',
        unearned: 'Esto cuenta {amount} menos de la contribución equivalente de su empleador.',
        figures:
          'Calculado con las tasas de impuestos y la deducción estándar de {year}. Los créditos tributarios pueden reducir la parte federal.',
        earlierFigures:
          'Calculado con las tasas de impuestos y la deducción estándar de {year}, porque las de {planYear} no están incluidas. Los créditos tributarios pueden reducir la parte federal.',
      },

      balance: {
        caption: 'Su {account} en {planYear}',
        companyMoney: 'De su empleador',
        matched: 'Contribución equivalente de su empleador',
        contribution: 'De usted',
        used: 'Para la atención médica de este año',
        needsCorrection: 'Revise lo que aporta para ver lo que queda al final del año.',
        remaining: 'Lo que queda al final del año',
        outlook: {
          HSA: 'Lo que queda es suyo y pasa al año siguiente.',
          FSA: 'Lo que queda puede perderse. Algunos empleadores permiten pasar hasta {carryOver} (en {year}) al año siguiente.',
          HRA: 'Lo que queda es de su empleador. Pregunte si pasa al año siguiente.',
          other: 'Pregunte a su empleador qué pasa con lo que queda.',
        },
        uncovered: 'La cuenta no cubre {amount} de la atención médica de este año.',
        uncountedMatch: 'Los resultados de arriba no cuentan la contribución equivalente.',
        countedMatch:
          'Los resultados de arriba cuentan una contribución equivalente de {match}. Para recibirla toda, aporte al menos {contribution}.',
        noLimit:
          'Los resultados no incluyen el límite máximo de contribución a su {account} en {planYear}, así que esto muestra solo el dinero de su empleador.',
      },
    },
  },
}
