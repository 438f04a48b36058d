import '#src/styles.css'
